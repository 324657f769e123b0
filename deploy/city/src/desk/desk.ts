import { Duration } from 'luxon'
import type { DemoClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { mustExist } from '../http/refusal.ts'
import type { City } from '../modules/config/city.ts'
import type { Field } from './commands/field.ts'
import type { Given } from './given.ts'

/** Dependencies of the desk's pages and commands. */
export interface Desk {
  deps: Deps
  clock: DemoClock
  /** Changes the demo clock, stores its offset, and runs the jobs due in the time that passed. */
  moveClock(change: () => void): Promise<void>
}

/** Result of a command. */
export interface Answer {
  /** Response to JSON calls. */
  data: unknown
  /** Path of the next page. */
  page: string
  /** Shown after the command's own sentence. */
  remark?: string
}

export type Run = (desk: Desk, given: Given) => Promise<Answer>

/** A command of an agent, with its button on a page. */
export interface Act {
  fields: readonly Field[]
  label: string
  /** Sentence shown after success. */
  done: string
  /** Section of the desk. */
  section: 'dossiers' | 'fines' | 'appeals' | 'refunds' | 'payments' | 'clock' | 'config'
  /** Irreversible: the page asks for confirmation. */
  isFinal?: true
  /** Outcome for the citizen, which decides the button's look. */
  tone?: 'good' | 'bad'
  /** Shown above the form. */
  warning?: string
  run: Run
}

export const cityNamed = ({ deps }: Pick<Desk, 'deps'>, cityId: string): City =>
  mustExist(deps.cities.find(candidate => candidate.cityId === cityId))

const FIRST_ZONE = 'Europe/Paris'

/** Offset of the demo clock, in whole hours. */
export const clockMovedHours = ({ clock }: Pick<Desk, 'clock'>): number =>
  Math.round(Duration.fromMillis(clock.offsetMs()).as('hours'))

/** Time zone of the demo clock: that of the first city. */
export const zoneOf = ({ deps }: Pick<Desk, 'deps'>): string => deps.cities[0]?.timeZone ?? FIRST_ZONE
