import type { CityClient } from './city-client.ts'
import type { Report } from './report.ts'

/** Who and what a city lends to the suite. */
export interface Lent {
  /** E-mail and password of a subscriber whom the suite may write to. */
  readonly person: { readonly email: string; readonly password: string }
  /** Another subscriber, who must never see the first one's things. */
  readonly other: { readonly email: string; readonly password: string }
  /** A fine that is to pay. */
  readonly fine?: { readonly number: string; readonly plate: string } | undefined
  /** A fine of which money is given back. */
  readonly refunded?: { readonly number: string; readonly plate: string } | undefined
  /** Origin of a portal of the city, for payments to come back to. */
  readonly portal: string
}

export interface Run {
  readonly client: CityClient
  readonly report: Report
  readonly lent: Lent
  readonly token: string
  readonly otherToken: string
}

export type Scenario = (run: Run) => Promise<void>
