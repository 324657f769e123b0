import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDocument,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { watermarkedPdf } from './pdf-mark.ts'

const TEXT = 'Ville de Valmont\u202f–\u00a0été'

const written = async (draw: (document: PDFDocument) => void, isPacked = true): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  draw(document)
  return document.save({ useObjectStreams: isPacked })
}

/** Text drawn on a page: the hexadecimal strings of Helvetica are plain Latin letters. */
function textOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(one => page.doc.context.lookup(one)) : [contents]
  const drawn = streams.map(stream =>
    stream instanceof PDFRawStream
      ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
      : stream instanceof PDFStream
        ? Buffer.from(stream.getContents()).toString('latin1')
        : '',
  )
  return drawn
    .join('\n')
    .replace(/<([0-9A-F]+)>/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
}
const WORDS_IN_LATIN = 'Ville de Valmont \u0096 été'

const twoPages = (document: PDFDocument) => {
  document.addPage([595, 842]).drawText('Facture')
  document.addPage([842, 595]).setRotation(degrees(90))
}

describe('a citizen’s PDF', () => {
  it.each([
    ['packed as most programs do', true],
    ['with plain tables', false],
  ])('carries the city’s words on every page, and what was on it: %s', async (_how, isPacked) => {
    const marked = await PDFDocument.load(await watermarkedPdf(await written(twoPages, isPacked), TEXT))
    const pages = marked.getPages()
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(textOf(page).split(WORDS_IN_LATIN).length).toBeGreaterThan(4)
    expect(textOf(pages[0] as PDFPage)).toContain('Facture')
  })

  it('stays whole in front of them, so that a seal on it can be checked', async () => {
    const before = await written(twoPages)
    const after = await watermarkedPdf(before, TEXT)
    expect(Buffer.compare(before, after.subarray(0, before.length))).toBe(0)
    expect(after.length - before.length).toBeLessThan(20_000)
  })
})

describe('the words cannot be written on', () => {
  const locked = async () => {
    const document = await PDFDocument.create()
    document.addPage()
    await document.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} })
    return document.save()
  }
  it.each([
    ['a PDF that wants a password', locked],
    ['a PDF that is broken', async () => Buffer.from('%PDF-1.7\nnothing\n%%EOF')],
    ['something else that is called PDF', async () => Buffer.from('hello')],
  ])('%s', async (_what, make) => {
    await expect(watermarkedPdf(await make(), TEXT)).rejects.toThrow()
  })
  it('in letters that the font does not have', async () => {
    await expect(watermarkedPdf(await written(twoPages), 'Δήμος')).rejects.toThrow()
  })
})
