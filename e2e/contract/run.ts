import type { CityClient } from './city-client.ts'
import type { Report } from './report.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

/** A fine by what stands on its notice. */
export interface LentFine {
  readonly number: string
  readonly plate: string
}

/** Who and what a city lends to the suite. */
export interface Lent {
  /** A subscriber whom the suite may write to; a profile without accounts needs none. */
  readonly person?: Account | undefined
  /** Another subscriber, who must never see the first one's things. */
  readonly other?: Account | undefined
  /** A fine that is to pay. */
  readonly fine?: LentFine | undefined
  /** A fine of which money is given back. */
  readonly refunded?: LentFine | undefined
  /** Origin of a portal of the city, for payments to come back to. */
  readonly portal: string
}

/** What is asked without anybody's account. */
export interface Run {
  readonly client: CityClient
  readonly report: Report
  readonly lent: Lent
  /** Of the lent person, in a profile that signs in. */
  readonly token?: string
}

/** What is asked in the name of the two lent people. */
export interface PersonRun extends Run {
  readonly lent: Lent & { readonly person: Account; readonly other: Account }
  readonly token: string
  readonly otherToken: string
}

export type Scenario = (run: Run) => Promise<void>
export type PersonScenario = (run: PersonRun) => Promise<void>
