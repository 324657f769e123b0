import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { NO_SHAPE } from './printable.ts'

const openFont = (name: string): Font => {
  const font = openSync(fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)))
  if (font.type === 'TTF') return font
  throw new Error(`${name} is no single font`)
}

/** Open for all papers: reading the tables of a font takes four times as long as setting a paper with it. */
const OPEN = { regular: openFont('NotoSans-Regular'), bold: openFont('NotoSans-Bold') }

export type FontName = keyof typeof OPEN

/** fontkit fails on a mark that the font has no place for on its letter, such as a stroke through it. */
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
 * The open fonts, for one paper: fontkit keeps with each glyph the letters that it was first asked for (`_glyphs`), and
 * those of one paper are none of another's.
 */
export const fontsOfPaper = (): Readonly<Record<FontName, Font>> => {
  const apart = (font: Font): Font => {
    const own: Font = Object.assign(Object.create(font), { _glyphs: {} })
    return Object.assign(Object.create(own), { layout: layoutOf(own) })
  }
  return { regular: apart(OPEN.regular), bold: apart(OPEN.bold) }
}
