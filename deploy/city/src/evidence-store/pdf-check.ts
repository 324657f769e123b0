import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { ContentFault } from './content-fault.ts'
import { readAsViewer } from './pdf-reading.ts'
import { type ScannedPdf, scanPdf } from './pdf-scan.ts'

/** Dictionary keys of actions without a press, embedded files, and form programs. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent']
/** Types of actions, annotations and streams that are not accepted. */
const ACTIVE_KINDS = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToE', 'GoToR', 'Movie', 'Sound'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Screen', '3D'],
]
const KEYS = new Set(ACTIVE_KEYS)
const KINDS = new Set(ACTIVE_KINDS)
/**
 * Finds these names in the text too, where parsers may disagree, as about a key that occurs twice in one dictionary.
 * Names with other uses, such as a font's, are only found in parsed objects.
 */
const SAID = new RegExp(
  `/(?:${[...ACTIVE_KEYS, ...ACTIVE_KINDS].filter(name => !['Screen', '3D', 'Movie', 'Sound'].includes(name)).join('|')})(?![^\\s\\0()<>\\[\\]{}/%])`,
)
const LOCKED = /\/Encrypt(?![^\s\0()<>[\]{}/%])/
const DEEPEST = 100

type Document = ScannedPdf['document']

const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null

const GO_TO_KEYS = ['Type', 'S', 'D', 'SD']

/** Whether an opening action only chooses the page to show. */
const isHarmlessOpening = (object: PDFObject): boolean =>
  object instanceof PDFArray ||
  object instanceof PDFName ||
  (object instanceof PDFDict &&
    nameOf(object.get(PDFName.of('S'))) === 'GoTo' &&
    object.keys().every(key => GO_TO_KEYS.includes(key.decodeText())))

/**
 * Matches what follows each opening action's key, in the text: a key that occurs twice in one dictionary is found
 * twice.
 */
const OPENING = /\/OpenAction(?![^\s\0()<>[\]{}/%])[\s\0]*(?=([\s\S]{0,1000}))/g
const ADDITIONAL = /\/AA(?![^\s\0()<>[\]{}/%])(?![\s\0]*<<[\s\0]*>>)/
const REFERENCE = /^(\d+)[\s\0]+\d+[\s\0]+R(?![^\s\0()<>[\]{}/%])/
const GO_TO = /^<<(?:[^<>()]|\([^()<>\\]*\))*>>/
const KIND_OF_ACTION = /\/S(?![^\s\0()<>[\]{}/%])[\s\0]*(\/\w+)?/g

const isHarmlessText = (scanned: ScannedPdf, text: string): boolean => {
  if (/^[[/]/.test(text)) return true
  const number = REFERENCE.exec(text)?.[1]
  if (number !== undefined) {
    const versions = scanned.versionsOf(Number(number))
    return versions.length > 0 && versions.every(isHarmlessOpening)
  }
  const action = GO_TO.exec(text)?.[0] ?? ''
  const kinds = [...action.matchAll(KIND_OF_ACTION)].map(([, kind]) => kind)
  return kinds.length === 1 && kinds[0] === '/GoTo' && !/\/(?:URI|Next)/.test(action)
}

/**
 * Whether the document acts without a press: an opening action that does more than choose the page, or any action on
 * opening, closing, printing or hovering. The action of a pressed link is another key.
 */
const actsUnasked = (scanned: ScannedPdf, said: string): boolean =>
  ADDITIONAL.test(said) ||
  [...said.matchAll(OPENING)].some(([, following = '']) => !isHarmlessText(scanned, following))

const isActiveEntry = (document: Document, key: string, value: PDFObject): boolean => {
  if (KEYS.has(key)) return true
  const kind = ['S', 'Type', 'Subtype'].includes(key) ? nameOf(document.lookup(value)) : null
  return kind !== null && KINDS.has(kind)
}

const isActive = (document: Document, object: PDFObject, depth = 0): boolean => {
  if (depth > DEEPEST) return true
  if (object instanceof PDFStream) return isActive(document, object.dict, depth + 1)
  if (object instanceof PDFArray) return object.asArray().some(item => isActive(document, item, depth + 1))
  if (!(object instanceof PDFDict)) return false
  return object
    .entries()
    .some(
      ([key, value]) =>
        isActiveEntry(document, key.decodeText(), value) || isActive(document, value, depth + 1),
    )
}

const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const hasPages = (document: Document): boolean => {
  const root = document.lookup(document.trailerInfo.Root)
  return root instanceof PDFDict && root.lookup(PDFName.of('Pages')) instanceof PDFDict
}

const isWhole = (bytes: Buffer) => bytes.includes('%%EOF', Math.max(0, bytes.length - 2_048), 'latin1')

const FAULTS = {
  unreadable: 'FileUnreadable',
  active: 'FileTypeNotSupported',
  pages: null,
} as const

/**
 * Accepts a PDF that is whole, opens without a password, and only shows its pages, judged by every object that its
 * bytes define and by a viewer's reading.
 */
export const pdfFault = async (bytes: Buffer): Promise<ContentFault | null> => {
  const scanned = isWhole(bytes) ? await scanPdf(bytes) : null
  if (scanned === null) return 'FileUnreadable'
  const said = scanned.said.map(decodeNames)
  if (said.some(text => SAID.test(text) || actsUnasked(scanned, text))) return 'FileTypeNotSupported'
  if (!hasPages(scanned.document) || said.some(text => LOCKED.test(text))) return 'FileUnreadable'
  if (scanned.objects.some(object => isActive(scanned.document, object))) return 'FileTypeNotSupported'
  return FAULTS[await readAsViewer(bytes)]
}
