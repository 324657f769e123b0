import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

const TILT = 30
/** Gaps between lines and columns, in multiples of the letter height; the same as on a picture. */
const LINE = 7
const GAP = 4

/** Helvetica has only one kind of space. */
const plainSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** Draws lines across the whole page as displayed: on a page that a scanner rotated, the mark is rotated too. */
function drawMark(page: PDFPage, text: string, font: PDFFont): void {
  const { x: left, y: bottom, width, height } = page.getCropBox()
  const diagonal = Math.hypot(width, height)
  const size = diagonal / 42
  const tilt = TILT + page.getRotation().angle
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const step = font.widthOfTextAtSize(text, size) + GAP * size
  const reach = diagonal / 2
  for (let across = -reach; across <= reach; across += LINE * size)
    for (let along = -reach; along <= reach; along += step) {
      const start = along - (step - GAP * size) / 2
      const x = left + width / 2 + start * cos - across * sin
      const y = bottom + height / 2 + start * sin + across * cos
      page.drawText(text, {
        x,
        y,
        size,
        font,
        rotate: degrees(tilt),
        color: rgb(0.1, 0.1, 0.1),
        opacity: 0.14,
      })
    }
}

/**
 * The PDF with the city's watermark across every page, added as an incremental update, so that an authority's digital
 * signature of the original can still be verified. Rejects unreadable or encrypted PDFs and text Helvetica cannot
 * encode.
 */
export async function watermarkedPdf(bytes: Uint8Array, mark: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false })
  const font = await document.embedFont(StandardFonts.HelveticaBold)
  const text = plainSpaces(mark)
  const letters = new Set(font.getCharacterSet())
  if ([...text].some(letter => !letters.has(letter.codePointAt(0) ?? 0)))
    throw new RangeError('no such letter')
  const pages = document.getPages()
  if (pages.length === 0) throw new RangeError('no page')
  for (const page of pages) drawMark(page, text, font)
  return document.commit()
}
