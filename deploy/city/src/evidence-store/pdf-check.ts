import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { ContentFault } from './content-fault.ts'

/** Entries that make a PDF act by itself, carry another file, or be a form program. */
const ACTIVE_KEYS = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'])
/** Actions, annotations and streams of such kinds. */
const ACTIVE_KINDS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToE', 'GoToR', 'Movie', 'Sound'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Screen', '3D'],
])
/** The same in the bytes themselves: long names only, short ones appear by chance in a scanned page. */
const ACTIVE_BYTES =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Rendition)(?![A-Za-z0-9])/
const DEEPEST = 100
/** Streams that the parser reads, and how much they may become together. */
const UNPACKED_TYPES = new Set(['ObjStm', 'XRef'])
const MOST_UNPACKED_BYTES = 64_000_000

const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null

const typeOf = (object: PDFObject): string | null =>
  object instanceof PDFRawStream ? nameOf(object.dict.lookup(PDFName.of('Type'))) : null

const isPlainDeflate = (filter: PDFObject | undefined): boolean =>
  filter === undefined ||
  nameOf(filter) === 'FlateDecode' ||
  (filter instanceof PDFArray && filter.size() === 1 && nameOf(filter.get(0)) === 'FlateDecode')

/**
 * Keeps every object that the file defines, the older versions too: a reader that follows another table of contents
 * than this parser may show one that was overwritten. Packed objects are unpacked up to a bound.
 */
class WatchfulParser extends PDFParser {
  readonly seen: PDFObject[] = []
  private unpackedBytes = 0

  constructor(bytes: Uint8Array) {
    super(bytes)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref, object) => {
      this.seen.push(object)
      assign(ref, object)
    }
  }

  get document() {
    return this.context
  }

  /** Measures what the parser is about to unpack; an object that throws here is left out as unreadable. */
  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref)
    if (object instanceof PDFRawStream && UNPACKED_TYPES.has(typeOf(object) ?? '')) this.measure(object)
    return object
  }

  private measure({ dict, contents }: PDFRawStream): void {
    const filter = dict.lookup(PDFName.of('Filter'))
    if (!isPlainDeflate(filter)) throw new RangeError('an unusual filter')
    const rest = MOST_UNPACKED_BYTES - this.unpackedBytes
    if (filter !== undefined)
      this.unpackedBytes += inflateSync(contents, {
        maxOutputLength: Math.max(1, rest),
        finishFlush: constants.Z_SYNC_FLUSH,
      }).length
  }
}

type Document = WatchfulParser['document']

/** What happens at opening may choose the page and nothing else. */
const isHarmlessOpening = (value: PDFObject | undefined): boolean =>
  value instanceof PDFArray ||
  value instanceof PDFName ||
  (value instanceof PDFDict &&
    nameOf(value.get(PDFName.of('S'))) === 'GoTo' &&
    !value.has(PDFName.of('Next')))

const isActiveEntry = (document: Document, key: string, value: PDFObject): boolean => {
  if (ACTIVE_KEYS.has(key)) return true
  if (key === 'OpenAction') return !isHarmlessOpening(document.lookup(value))
  const kind = ['S', 'Type', 'Subtype'].includes(key) ? nameOf(document.lookup(value)) : null
  return kind !== null && ACTIVE_KINDS.has(kind)
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

const isObjectStream = (object: PDFObject) => typeOf(object) === 'ObjStm'

/** An object stream that was not read could hide anything. */
const hasUnreadPart = (text: string, seen: readonly PDFObject[]): boolean =>
  (text.match(/\/ObjStm(?![A-Za-z0-9])/g) ?? []).length > seen.filter(isObjectStream).length

const hasPages = (document: Document): boolean => {
  const root = document.lookup(document.trailerInfo.Root)
  return root instanceof PDFDict && root.lookup(PDFName.of('Pages')) instanceof PDFDict
}

const isWhole = (bytes: Buffer) => bytes.includes('%%EOF', Math.max(0, bytes.length - 2_048), 'latin1')

const parse = async (bytes: Buffer): Promise<WatchfulParser | null> => {
  const parser = new WatchfulParser(bytes)
  return parser.parseDocument().then(
    () => parser,
    () => null,
  )
}

/** A PDF must be whole, open without a password, and do nothing but show its pages. */
export const pdfFault = async (bytes: Buffer): Promise<ContentFault | null> => {
  const text = decodeNames(bytes.toString('latin1'))
  if (ACTIVE_BYTES.test(text)) return 'FileTypeNotSupported'
  const parser = isWhole(bytes) ? await parse(bytes) : null
  if (parser === null || !hasPages(parser.document)) return 'FileUnreadable'
  const { document, seen } = parser
  if (document.trailerInfo.Encrypt !== undefined || hasUnreadPart(text, seen)) return 'FileUnreadable'
  return seen.some(object => isActive(document, object)) ? 'FileTypeNotSupported' : null
}
