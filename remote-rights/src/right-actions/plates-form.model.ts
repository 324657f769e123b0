import {
  displayPlate,
  dropBlankPlates,
  type Plate,
  type PlateQuestion,
  plate,
  plateQuestion,
} from '@parvis/shared-kernel/plates'
import type { RightView } from '../rights-data/right-view.model.ts'

/** Fault of a line: not a plate, or a duplicate. */
export type PlateFault = 'invalid' | 'twice'

export interface PlateLine {
  readonly text: string
  readonly fault: PlateFault | null
  /** Never a reason to refuse the plate (D11). */
  readonly question: PlateQuestion | null
}

/** Why the plates cannot be saved as they are; null when they can. */
export type PlatesRefusal = 'fault' | 'none' | 'unchanged'

/** At least one: the plate of a right whose offer or definition is missing. */
export const maxPlatesOf = ({ plan }: Pick<RightView, 'plan'>): number => Math.max(1, plan?.maxPlates ?? 1)

/** Initial lines: the formatted plates, or one empty line. */
export const firstLines = (plates: readonly Plate[]): readonly string[] =>
  plates.length > 0 ? plates.map(displayPlate) : ['']

function faultOf(text: string, before: readonly string[]): PlateFault | null {
  if (text.trim() === '') return null
  const read = plate(text)
  if (read === null) return 'invalid'
  return before.some(other => plate(other) === read) ? 'twice' : null
}

export const readLines = (lines: readonly string[]): readonly PlateLine[] =>
  lines.map((text, index) => ({
    text,
    fault: faultOf(text, lines.slice(0, index)),
    question: plateQuestion(text),
  }))

/** Lines can be added up to the maximum and removed down to one (first document §5). */
export const canAddLine = (lines: readonly string[], max: number): boolean => lines.length < max
export const canRemoveLine = (lines: readonly string[]): boolean => lines.length > 1

const isSame = (a: readonly Plate[], b: readonly Plate[]) =>
  a.length === b.length && a.every(value => b.includes(value))

/**
 * Blank lines are dropped (first document §5); at least one plate must remain. Order is irrelevant, so reordering
 * changes nothing.
 */
export function platesRefusal(lines: readonly string[], today: readonly Plate[]): PlatesRefusal | null {
  if (readLines(lines).some(({ fault }) => fault !== null)) return 'fault'
  const after = dropBlankPlates(lines)
  if (after.length === 0) return 'none'
  return isSame(after, today) ? 'unchanged' : null
}
