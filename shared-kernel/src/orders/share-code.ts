/** Crockford's base 32: no I, L, O or U, which are misread or misheard. */
export const SHARE_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Twelve letters of 32 are 60 bits. */
export const SHARE_CODE_LENGTH = 12
const GROUP = 4

const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }
const CODE = new RegExp(`^[${SHARE_CODE_LETTERS}]{${SHARE_CODE_LENGTH}}$`)

const grouped = (letters: string): string =>
  Array.from({ length: letters.length / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-')

/**
 * Normalises a typed or dictated code to the city's form ("7F3K-9QXM-2BTR"): any case, any or no separators, letters
 * mistaken for digits. Other text is an older code: only its spaces are removed.
 */
export const shareCodeOf = (typed: string): string => {
  const letters = typed
    .replace(/[\s.\-\u2010-\u2014]/g, '')
    .toUpperCase()
    .replace(/[ILO]/g, letter => MISREAD[letter] ?? letter)
  return CODE.test(letters) ? grouped(letters) : typed.replace(/\s+/g, '')
}

/** The code of twelve random numbers below 32. */
export const shareCodeFrom = (numbers: readonly number[]): string =>
  grouped(numbers.map(number => SHARE_CODE_LETTERS[number % SHARE_CODE_LETTERS.length]).join(''))
