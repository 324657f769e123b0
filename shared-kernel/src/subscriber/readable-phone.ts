/** Country codes (ITU-T E.164) of one or two digits; all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

const NO_BREAK = '\u00a0'

/** Pairs of digits; of an odd number of digits, the first three stand together. */
const inPairs = (digits: string): string =>
  digits.match(/^\d{3}(?=(?:\d\d)*$)|\d\d/g)?.join(NO_BREAK) ?? digits

const abroad = (international: string): string => {
  // The groups of who wrote it are those of the country.
  if (/\d[^\d]+\d/.test(international)) return `+${international.match(/\d+/g)?.join(NO_BREAK)}`
  const digits = international.slice(1)
  const [code = ''] = COUNTRY.exec(digits) ?? []
  return [`+${code}`, inPairs(digits.slice(code.length))].join(NO_BREAK)
}

/**
 * A telephone number as it is shown, without places to break: French ones in pairs, e.g. `06 12 34 56 78`, others in
 * international form, e.g. `+32 475 12 34 56`. What is neither is shown as written.
 */
export const readablePhone = (written: string): string => {
  const number = written.trim().replace(/^00/, '+')
  const digits = number.replace(/[\s().\-/]/g, '')
  const [, french] = /^(?:\+330?|0)([1-9]\d{8})$/.exec(digits) ?? []
  if (french !== undefined) return inPairs(`0${french}`)
  return /^\+[1-9]\d{8,14}$/.test(digits) ? abroad(number) : written
}
