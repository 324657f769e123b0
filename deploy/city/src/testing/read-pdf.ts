import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface ReadPdf {
  pages: readonly string[]
  /** Text of all pages, with plain spaces only. */
  text: string
  title: string
  version: string
  isMarked: boolean
  lang: string
  /** Structure tags in reading order. */
  tags: readonly string[]
  size: number
}

export const plainSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const kidsOf = (node: PDFDict): PDFObject[] => {
  const kids = node.lookup(PDFName.of('K'))
  return kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids]
}

const tagsOf = (document: PDFDocument, node: PDFDict): string[] => {
  const name = node.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText()
  const below = kidsOf(node).flatMap(kid => {
    const element = document.context.lookup(kid)
    return element instanceof PDFDict && element.has(PDFName.of('S')) ? tagsOf(document, element) : []
  })
  return name === undefined ? below : [name, ...below]
}

/** What a reader, a search and an assistive tool find in a PDF. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const document = await PDFDocument.load(bytes)
  const mark = document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
  const proxy = await getDocumentProxy(Uint8Array.from(bytes))
  const { text: pages } = await extractText(proxy, { mergePages: false })
  const { info } = await getMeta(proxy)
  return {
    pages: pages.map(plainSpaces),
    text: plainSpaces(pages.join(' ')),
    title: String(info.Title),
    version: String(info.PDFFormatVersion),
    isMarked: String(mark.get(PDFName.of('Marked'))) === 'true',
    lang: String(info.Language),
    tags: tagsOf(document, document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)),
    size: bytes.length,
  }
}
