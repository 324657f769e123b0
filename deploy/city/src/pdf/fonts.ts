import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { NO_SHAPE } from './printable.ts'

const openFont = (name: string): Font => {
  const font = openSync(fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)))
  if (font.type === 'TTF') return font
  throw new Error(`${name} is no single font`)
}

/** Opened once: parsing a font takes four times as long as rendering a document. */
const OPEN = { regular: openFont('NotoSans-Regular'), bold: openFont('NotoSans-Bold') }

export type FontName = keyof typeof OPEN

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
    const own: Font = Object.assign(Object.create(font), { _glyphs: {} })
    return Object.assign(Object.create(own), { layout: layoutOf(own) })
  }
  return { regular: apart(OPEN.regular), bold: apart(OPEN.bold) }
}
