import type { CityClient } from './city-client.ts'
import type { Report } from './report.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

export interface LentFine {
  readonly number: string
  readonly plate: string
}

/** Test data that a city lends to the suite. */
export interface Lent {
  /** A subscriber whose data the suite may change; not needed by profiles without accounts. */
  readonly person?: Account | undefined
  /** Another subscriber, who must never see the first one's things. */
  readonly other?: Account | undefined
  /** A fine that is to pay. */
  readonly fine?: LentFine | undefined
  /** A fine with a refund. */
  readonly refunded?: LentFine | undefined
  /** Origin of a portal of the city, to which payments return. */
  readonly portal: string
}

/** Context of scenarios without an account. */
export interface Run {
  readonly client: CityClient
  readonly report: Report
  readonly lent: Lent
  /** Token of the lent person, in profiles with signing in. */
  readonly token?: string
}

/** Context of scenarios with the two lent people. */
export interface PersonRun extends Run {
  readonly lent: Lent & { readonly person: Account; readonly other: Account }
  readonly token: string
  readonly otherToken: string
}

export type Scenario = (run: Run) => Promise<void>
export type PersonScenario = (run: PersonRun) => Promise<void>
