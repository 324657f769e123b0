import {
  FINE_ID_DIGITS,
  FINE_ID_DIGITS_WITH_KEY,
  fineIdGroups,
  fineIdText,
  type ParsedFineId,
  parseFineId,
} from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { type PlateReason, plateReason } from '../../fine-access/plate-reason.ts'

export type NumberReason = Extract<ParsedFineId, { valid: false }>['reason']

export interface LookUpFaults {
  readonly number: NumberReason | null
  readonly plate: PlateReason | null
}

export type LookUp =
  | { readonly ready: true; readonly fineId: FineId; readonly plate: Plate }
  | { readonly ready: false; readonly faults: LookUpFaults }

/** Parses the form into a look-up, or into its faults. */
export function lookUpOf(number: string, plateText: string): LookUp {
  const parsed = parseFineId(number)
  const read = plate(plateText)
  if (parsed.valid && read !== null) return { ready: true, fineId: parsed.id, plate: read }
  return {
    ready: false,
    faults: { number: parsed.valid ? null : parsed.reason, plate: plateReason(plateText) },
  }
}

export interface TypedNumber {
  readonly text: string
  /** Caret position in `text`, in characters. */
  readonly caret: number
}

/** Digits of any width, as keyboards of other scripts type them. */
const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')
const countDigits = (text: string): number => digitsIn(fineIdText(text)).length

/** Caret position in a grouped text after `digits` digits. */
function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}

/**
 * Groups the number as on the notice while it is typed; the caret stays after the same digit. Text with anything but
 * a number stays as it is, so that nothing typed is lost.
 */
export function groupedNumber(raw: string, caret: number): TypedNumber {
  const parsed = parseFineId(raw)
  if (!parsed.valid && parsed.reason !== 'wrong-length') return { text: raw, caret }
  const text = fineIdGroups(fineIdText(raw)).join(' ')
  return { text, caret: caretAfter(text, countDigits(raw.slice(0, caret))) }
}

const isWhole = ({ length }: string): boolean =>
  length === FINE_ID_DIGITS || length === FINE_ID_DIGITS_WITH_KEY

/** Digits of one number, with any spacing between them. */
const RUN = /\d(?:[\s\p{Pd}\p{Cf}._·]*\d)*/gu

/**
 * A number pasted with surrounding text (« Avis du 27/11/2026, FPS n° 2138… »); null if it is not exactly one number.
 */
export function numberInPaste(text: string): string | null {
  const runs = (text.normalize('NFKC').match(RUN) ?? []).map(digitsIn).filter(isWhole)
  const [number, ...others] = new Set(runs.length > 0 ? runs : [digitsIn(text)].filter(isWhole))
  return number === undefined || others.length > 0 ? null : fineIdGroups(number).join(' ')
}

/** State of the live digit count. */
export type CountState = 'none' | 'short' | 'complete' | 'between' | 'with-key' | 'long'

export function countState(raw: string): { readonly state: CountState; readonly digits: number } {
  const digits = countDigits(raw)
  if (digits === 0) return { state: 'none', digits }
  if (digits < FINE_ID_DIGITS) return { state: 'short', digits }
  if (digits === FINE_ID_DIGITS) return { state: 'complete', digits }
  if (digits < FINE_ID_DIGITS_WITH_KEY) return { state: 'between', digits }
  return { state: digits === FINE_ID_DIGITS_WITH_KEY ? 'with-key' : 'long', digits }
}

/** The three digits of the day when no year has such a day; null otherwise. A warning, never a block (D9). */
export function impossibleDay(raw: string): string | null {
  const parsed = parseFineId(raw)
  if (!parsed.valid || !parsed.warnings.includes('impossible-day')) return null
  return fineIdGroups(parsed.id)[3] ?? null
}
