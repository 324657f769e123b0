import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { ContentFault } from './content-fault.ts'
import { readAsViewer } from './pdf-reading.ts'
import { type ScannedPdf, scanPdf } from './pdf-scan.ts'

/** Entries that make a PDF act by itself, carry another file, or be a form program. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent']
/** Actions, annotations and streams of such kinds. */
const ACTIVE_KINDS = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToE', 'GoToR', 'Movie', 'Sound'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Screen', '3D'],
]
const KEYS = new Set(ACTIVE_KEYS)
const KINDS = new Set(ACTIVE_KINDS)
/**
 * The same where an object says them in a way that readers understand differently, such as twice in one dictionary. Names
 * that could be something else, such as that of a font, are left to the objects.
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

/** What happens at opening may choose the page and nothing else. */
const isHarmlessOpening = (object: PDFObject): boolean =>
  object instanceof PDFArray ||
  object instanceof PDFName ||
  (object instanceof PDFDict &&
    nameOf(object.get(PDFName.of('S'))) === 'GoTo' &&
    object.keys().every(key => GO_TO_KEYS.includes(key.decodeText())))

/** What follows the name of what happens by itself; the text, so that what is said twice in one dictionary is found twice. */
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
 * Whether something happens without a press: at opening anything but a choice of the page, or anything at all that is
 * tied to the opening, closing, printing or pointing at something. What a press on a link does is another entry.
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
 * A PDF must be whole, open without a password, and do nothing but show its pages: in every object that its bytes define,
 * and in the eyes of a reader.
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
