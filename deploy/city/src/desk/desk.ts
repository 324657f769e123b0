import { Duration } from 'luxon'
import type { DemoClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { mustExist } from '../http/refusal.ts'
import type { City } from '../modules/config/city.ts'
import type { Field } from './commands/field.ts'
import type { Given } from './given.ts'

/** What the desk works with. */
export interface Desk {
  deps: Deps
  clock: DemoClock
  /** Changes the demo clock, keeps how far it is off, and does what the time in between would have done. */
  moveClock(change: () => void): Promise<void>
}

/** What a command answers. */
export interface Answer {
  /** For the JSON calls. */
  data: unknown
  /** Where the page goes next. */
  page: string
  /** What the page adds to the command's own sentence. */
  remark?: string
}

export type Run = (desk: Desk, given: Given) => Promise<Answer>

/** Decides something: the page has a button for it. */
export interface Act {
  fields: readonly Field[]
  label: string
  /** What is said when it is done. */
  done: string
  /** The part of the desk that it belongs to. */
  section: 'dossiers' | 'fines' | 'appeals' | 'refunds' | 'clock' | 'config'
  /** Cannot be taken back: the page asks once more. */
  isFinal?: true
  /** What the person hoped for, or what they did not; the page shows it so. */
  tone?: 'good' | 'bad'
  /** What the page says before it is done. */
  warning?: string
  run: Run
}

export const cityNamed = ({ deps }: Pick<Desk, 'deps'>, cityId: string): City =>
  mustExist(deps.cities.find(candidate => candidate.cityId === cityId))

const FIRST_ZONE = 'Europe/Paris'

/** How far the clock of a demonstration has been moved, in whole hours. */
export const clockMovedHours = ({ clock }: Pick<Desk, 'clock'>): number =>
  Math.round(Duration.fromMillis(clock.offsetMs()).as('hours'))

/** The clock of a demonstration is read in the time of its first city. */
export const zoneOf = ({ deps }: Pick<Desk, 'deps'>): string => deps.cities[0]?.timeZone ?? FIRST_ZONE
