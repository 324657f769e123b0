import { plate } from './plate.ts'
import { displayPlate } from './plate-display.ts'
import { FRENCH_PLATE, platesAmong } from './plate-doubts.ts'

/** Words may stand between the plates of a list; digits are of a plate that was not read and must not be lost. */
const isListAlone = (raw: string): boolean => !/\d/.test(raw.toUpperCase().replace(FRENCH_PLATE, ''))

/**
 * The lines of a form after a list of plates that was pasted into one of them got a line for each, without blank and
 * repeated ones; null where that line holds no list, or there are not enough lines for it.
 */
export function spreadPlates(lines: readonly string[], index: number, max: number): readonly string[] | null {
  const raw = lines[index] ?? ''
  const found = platesAmong(raw)
  if (found.length < 2 || !isListAlone(raw)) return null
  const others = lines.toSpliced(index, 1).map(plate)
  const added = found.filter(one => !others.includes(one)).map(displayPlate)
  const spread = lines.toSpliced(index, 1, ...added).filter(text => text.trim() !== '')
  return spread.length <= max ? spread : null
}
