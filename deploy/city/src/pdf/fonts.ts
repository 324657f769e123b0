import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

/** Drawn for characters the fonts lack, so that nobody takes the text for complete. */
export const NO_SHAPE = '\uFFFD'

const openFont = (name: string): Font => {
  const font = openSync(fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)))
  if (font.type === 'TTF') return font
  throw new Error(`${name} is no single font`)
}

/** Opened once: parsing a font takes four times as long as rendering a document. */
const OPEN = { regular: openFont('NotoSans-Regular'), bold: openFont('NotoSans-Bold') }

export type FontName = keyof typeof OPEN

/** The fonts draw the same characters. */
export const isDrawn = (character: string): boolean =>
  OPEN.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Of Noto Sans, in thousandths of its size: the symbols merged into its files (fonts/README.md) are higher. */
const LINE_HEIGHT = { ascent: { value: 1069 }, descent: { value: -293 } }

/** fontkit throws on a combining mark the font cannot place on its letter, such as a stroke through it. */
const layoutOf =
  (font: Font): Font['layout'] =>
  (text, ...how) => {
    try {
      return font.layout(text, ...how)
    } catch {
      return font.layout(text.replace(/\p{M}/gu, NO_SHAPE), ...how)
    }
  }

/**
 * Font copies for one document: fontkit caches with each glyph the letters first requested (`_glyphs`), which must not
 * leak between documents.
 */
export const fontsOfPaper = (): Readonly<Record<FontName, Font>> => {
  const apart = (font: Font): Font => {
    const own: Font = Object.assign(Object.create(font, LINE_HEIGHT), { _glyphs: {} })
    return Object.assign(Object.create(own), { layout: layoutOf(own) })
  }
  return { regular: apart(OPEN.regular), bold: apart(OPEN.bold) }
}
