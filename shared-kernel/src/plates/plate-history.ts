import type { Day } from '../time/index.ts'
import type { Plate } from './plate.ts'

/** One change of a right's plates (first document §3). `date` and `time` are the city's clock, as the city wrote them. */
export interface PlateHistoryElement {
  readonly date: Day | null
  /** Whatever the city wrote, '' when nothing: `plateHistoryHour` reads it. */
  readonly time: string
  readonly source: string
  readonly newPlates: readonly Plate[]
  readonly removedPlates: readonly Plate[]
  readonly status: PlateHistoryStatus
}

export interface PlateHistory {
  readonly initialPlates: readonly Plate[]
  readonly activePlates: readonly Plate[]
  /** Oldest first. */
  readonly elements: readonly PlateHistoryElement[]
}

/** Shown as « Validé », « Déposé », « Rejeté », « Inconnu » (first document §3). */
export type PlateHistoryStatus = 'validated' | 'waiting' | 'rejected' | 'unknown'

const LABELS: Readonly<Record<string, PlateHistoryStatus>> = {
  VALIDATED: 'validated',
  WAITING: 'waiting',
  REJECTED: 'rejected',
}

/** Maps the city's code of a plate history entry to a status; 'unknown' for a new code. */
export const plateHistoryLabel = (status: string): PlateHistoryStatus =>
  Object.hasOwn(LABELS, status) ? (LABELS[status] ?? 'unknown') : 'unknown'
