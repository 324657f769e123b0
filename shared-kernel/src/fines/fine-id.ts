import { type FineId, fineId } from '../ids/index.ts'

/** The parts of a fine's number and their lengths (D9; order of 6 November 2015, article 4). */
const PARTS = [
  ['issuer', 14],
  ['year', 2],
  ['authority', 1],
  ['dayOfYear', 3],
  ['device', 3],
  ['sequence', 3],
] as const

export type FineIdPart = (typeof PARTS)[number][0]

export const FINE_ID_DIGITS = 26
/** Length with the two-digit key of the tele-payment number. */
export const FINE_ID_DIGITS_WITH_KEY = 28

export type FineIdWarning = 'impossible-day'

export type ParsedFineId =
  | {
      readonly valid: true
      readonly id: FineId
      readonly key: string | null
      readonly warnings: readonly FineIdWarning[]
    }
  | {
      readonly valid: false
      readonly reason: 'blank' | 'not-digits' | 'wrong-length'
      readonly digits: number
    }

const SPACING = /[\s\p{Pd}\p{Cf}._·]/gu

/** Text that documents, mails and people write before the number: « N° », « FPS n° », « Avis de paiement : ». */
const LABEL = /^(?:(?:num[ée]ro|avis|paiement|fps|du|de|no|n|№)[\s\p{Cf}°º.:#]*|[#:°º][\s\p{Cf}]*)+(?=\d)/iu

/**
 * What stands in place of the number, without label and spacing. A letter O among digits is a zero, which some notices
 * print alike; beside other letters it stays what it is, since a plate was typed.
 */
export function fineIdText(raw: string): string {
  const text = raw.trim().normalize('NFKC').replace(LABEL, '').replace(SPACING, '')
  const zeros = text.replace(/o/gi, '0')
  return /\D/.test(zeros) ? text : zeros
}

/** The groups 14 2 1 3 3 3 printed on the notice; as many as possible for a number of another length. */
export function fineIdGroups(id: FineId | string): readonly string[] {
  let from = 0
  const groups = PARTS.map(([, length]) => {
    from += length
    return id.slice(from - length, from)
  })
  return [...groups, id.slice(FINE_ID_DIGITS)].filter(group => group !== '')
}

/** The same groups by name. */
export function fineIdParts(id: FineId): Readonly<Record<FineIdPart, string>> {
  const groups = fineIdGroups(id)
  return Object.fromEntries(PARTS.map(([name], i) => [name, groups[i] ?? ''])) as Record<FineIdPart, string>
}

export const displayFineId = (id: FineId): string => fineIdGroups(id).join(' ')

function warningsOf(id: FineId): readonly FineIdWarning[] {
  const { year, dayOfYear } = fineIdParts(id)
  // Years are 20yy: the FPS exists since 2018, and every fourth year of this century is a leap year.
  const days = Number(year) % 4 === 0 ? 366 : 365
  const isPossible = Number(dayOfYear) >= 1 && Number(dayOfYear) <= days
  return isPossible ? [] : ['impossible-day']
}

/**
 * Parses a number as typed or pasted, with any spacing, label and width of digits, and the letter O for zero: 26 digits,
 * or 28 with the key of the tele-payment number. An impossible day of the year is a warning, not an error: the city
 * knows its numbers better (D9).
 */
export function parseFineId(raw: string): ParsedFineId {
  const text = fineIdText(raw)
  const digits = text.replace(/\D/g, '').length
  if (text === '') return { valid: false, reason: 'blank', digits }
  if (digits !== text.length) return { valid: false, reason: 'not-digits', digits }
  if (digits !== FINE_ID_DIGITS && digits !== FINE_ID_DIGITS_WITH_KEY)
    return { valid: false, reason: 'wrong-length', digits }
  const id = fineId(text.slice(0, FINE_ID_DIGITS))
  return { valid: true, id, key: text.slice(FINE_ID_DIGITS) || null, warnings: warningsOf(id) }
}
