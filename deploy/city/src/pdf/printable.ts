import { isDrawn, NO_SHAPE } from './fonts.ts'

/**
 * Invisible formatting characters (text direction, joiners, soft hyphens) could make a document read differently from
 * its content. Skin tones of emoji have no shape in a font of one colour.
 */
const SHAPELESS = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu
const CONTROLS = /[^\P{Cc}\n]/gu

/** Normalises a text for the font: one form per letter, plain spaces and line ends, nothing invisible. */
export const printable = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(SHAPELESS, '')
      .replace(CONTROLS, '')
      .replace(/[^\P{Zs}\u00a0\u202f]/gu, ' '),
    character => (character === '\n' || isDrawn(character) ? character : NO_SHAPE),
  ).join('')
