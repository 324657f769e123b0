/** Characters the embedded font can draw: extended Latin, Greek, Cyrillic, punctuation, currencies. */
const DRAWN =
  /[\n -~\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u202f-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20bf\u2116\u2122]/u

/** Drawn for characters the font lacks, so that nobody takes the text for complete. */
export const NO_SHAPE = '\uFFFD'

/**
 * Invisible formatting characters (text direction, joiners, soft hyphens) could make a document read differently from
 * its content.
 */
const STEERING = /[\p{Cf}\p{Variation_Selector}]/gu
const CONTROLS = /[^\P{Cc}\n]/gu

/** Normalises a text for the font: one form per letter, plain spaces and line ends, nothing invisible. */
export const printable = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(STEERING, '')
      .replace(CONTROLS, '')
      .replace(/[^\P{Zs}\u00a0\u202f]/gu, ' '),
    character => (DRAWN.test(character) ? character : NO_SHAPE),
  ).join('')
