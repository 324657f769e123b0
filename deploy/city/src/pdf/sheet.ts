import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { type FontName, fontsOfPaper } from './fonts.ts'
import type { Paper } from './paper.ts'
import { printable } from './printable.ts'

declare global {
  namespace PDFKit.Mixins {
    // Supported since PDFKit 0.17 (PDF 1.7, 14.8.5.7) but missing in its types.
    interface StructureElementOptions {
      scope?: 'Row' | 'Column'
    }
    // Opened fonts are accepted too, but missing in the types.
    interface PDFFont {
      registerFont(name: string, font: Font): this
    }
  }
}

export type Element = PDFKit.PDFStructureElement

export const INK = '#1b2430'
export const QUIET = '#55606e'
export const LINE = '#d5dbe3'
export const TINT = '#f3f5f8'

export const SIDE = 56
const TOP = 54
const BOTTOM = 76

export interface TextStyle {
  font: FontName
  size: number
  colour: string
  /** Space between lines, in points. */
  gap: number
}

export const BODY: TextStyle = { font: 'regular', size: 10, colour: INK, gap: 2.5 }
export const STRONG: TextStyle = { ...BODY, font: 'bold' }
export const SMALL: TextStyle = { ...BODY, size: 8.5, colour: QUIET, gap: 1.5 }

export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

/** The page being written: document, structure tree and margins. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  root: Element
  left: number
  width: number
  bottom: number
}

const newDocument = ({ title, lang, sender, madeAt }: Paper): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    // No PDFKit default: each text sets its font.
    font: '',
    info: {
      Title: printable(title),
      Author: printable(sender.name),
      Creator: 'Parvis',
      Producer: 'Parvis',
      CreationDate: new Date(madeAt),
    },
  })

export const openSheet = (paper: Paper): Sheet => {
  const doc = newDocument(paper)
  for (const [name, font] of Object.entries(fontsOfPaper())) doc.registerFont(name, font)
  const root = doc.struct('Document', { lang: paper.lang })
  doc.addStructure(root)
  return { doc, root, left: SIDE, width: doc.page.width - 2 * SIDE, bottom: doc.page.height - BOTTOM }
}

export const withStyle = ({ doc }: Sheet, { font, size, colour }: TextStyle) =>
  doc.font(font).fontSize(size).fillColor(colour)

/**
 * Ends lines between words: PDFKit alone would end one within a plate or a name with hyphens, too. Words wider than a
 * line are left to it.
 */
const inWholeWords = (doc: PDFKit.PDFDocument, text: string, width: number): string => {
  let used = 0
  const placed = (word: string, index: number, { length }: readonly string[]): string => {
    // With what follows, as PDFKit measures it: in the font, a line end is wider than a space.
    const room = doc.widthOfString(`${word} `)
    const atEnd = index === length - 1 ? room : doc.widthOfString(`${word}\n`)
    const isNewLine = index > 0 && used + atEnd > width
    used = isNewLine ? room : used + room
    return index === 0 ? word : `${isNewLine ? '\n' : ' '}${word}`
  }
  return text
    .split('\n')
    .map(line => {
      used = 0
      return line.split(' ').map(placed).join('')
    })
    .join('\n')
}

export const heightOf = (sheet: Sheet, text: string, style: TextStyle, width: number): number => {
  const doc = withStyle(sheet, style)
  return doc.heightOfString(inWholeWords(doc, printable(text), width), { width, lineGap: style.gap })
}

/** Writes a text, continuing on the next page where one ends. */
export const write = (sheet: Sheet, text: string, style: TextStyle, { x, y, width, align }: Place): void => {
  const doc = withStyle(sheet, style)
  const options = { width, lineGap: style.gap, align: align ?? ('left' as const) }
  doc.text(inWholeWords(doc, printable(text), width), x, y, options)
}

/** Adds an element to the structure tree, with its drawing. */
export const tag = ({ doc }: Sheet, parent: Element, type: string, draw: () => void): void => {
  parent.add(doc.struct(type, {}, draw))
}

/** Draws decoration that assistive tools skip. */
export const artifact = ({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** Starts a new page unless the height fits; returns whether it did. */
export const makeRoom = ({ doc, bottom }: Sheet, height: number): boolean => {
  if (doc.y + height <= bottom) return false
  doc.addPage()
  return true
}

export const space = ({ doc }: Sheet, height: number): void => {
  doc.y += height
}
