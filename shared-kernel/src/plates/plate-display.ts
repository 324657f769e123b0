import type { Plate } from './plate.ts'

/** Shown where a right has no plate (second document §9). */
export const NO_PLATE = 'N/A'

export type PlateFormat = 'siv' | 'fni' | 'foreign'

/**
 * French format since 2009: two letters, three digits, two letters. Shape only: ambiguous letters do not make it
 * foreign.
 */
const SIV = /^([A-Z]{2})(\d{3})([A-Z]{2})$/
/** French format before 2009: 1–4 digits, 1–3 letters, department (01–95 with the old 20, 2A, 2B, 971–978). */
const FNI = /^(\d{1,4})([A-Z]{1,3})(0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-8])$/

export function plateFormat(value: Plate): PlateFormat {
  if (SIV.test(value)) return 'siv'
  return FNI.test(value) ? 'fni' : 'foreign'
}

/** `AB-123-CD`, `1234 AB 75`, any other plate unchanged, "N/A" for null. */
export function displayPlate(value: Plate | null): string {
  if (value === null) return NO_PLATE
  return value.replace(SIV, '$1-$2-$3').replace(FNI, '$1 $2 $3')
}

/** The first plates of a list and the number of hidden ones, for "A, B, C …" with a count for screen readers (D11). */
export function summarisePlates(
  plates: readonly Plate[],
  max = 3,
): { shown: readonly Plate[]; hiddenCount: number } {
  return { shown: plates.slice(0, max), hiddenCount: Math.max(0, plates.length - max) }
}

/** Character by character, for screen readers and the telephone. */
export const spellPlate = (value: Plate): readonly string[] => [...value]
