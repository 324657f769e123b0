import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Limit of the unpacked size of all object streams together. */
const MOST_UNPACKED_BYTES = 64_000_000
const OBJ = 'obj'
const STREAM = 'stream'

const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null

const entryOf = (dict: PDFDict, name: string): PDFObject | undefined => dict.get(PDFName.of(name))

const isDeflated = (dict: PDFDict): boolean => {
  const filter = entryOf(dict, 'Filter')
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter
  return nameOf(only) === 'FlateDecode'
}

/**
 * Whether a stream is an object stream. Viewers treat any stream with `First` as one, so it must declare itself: with
 * its type, and with direct values, since another version of the file could redefine references. @throws RangeError
 * if viewers could disagree
 */
const isPacked = ({ dict }: PDFRawStream): boolean => {
  const isNamed = nameOf(entryOf(dict, 'Type')) === 'ObjStm'
  if (!isNamed && !dict.has(PDFName.of('First'))) return false
  const isCounted = ['N', 'First'].every(name => entryOf(dict, name) instanceof PDFNumber)
  const hasEnd = isDeflated(dict) || entryOf(dict, 'Length') instanceof PDFNumber
  if (!isNamed || !isCounted || !hasEnd || dict.has(PDFName.of('DecodeParms')))
    throw new RangeError('packed objects that readers would read differently')
  return true
}

const isTable = ({ dict }: PDFRawStream): boolean => nameOf(entryOf(dict, 'Type')) === 'XRef'

/** Parses a PDF from the first byte to the last; fails at the first unreadable object. */
class WatchfulParser extends PDFParser {
  readonly seen: PDFObject[] = []
  readonly versions = new Map<number, PDFObject[]>()
  readonly streams = new Set<PDFObject>()
  readonly unpacked: Buffer[] = []
  readonly begun = new Set<number>()
  readonly data: (readonly [from: number, to: number])[] = []
  private unpackedBytes = 0
  private dataFrom: number | undefined

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref, object) => {
      this.seen.push(object)
      this.versions.set(ref.objectNumber, [...(this.versions.get(ref.objectNumber) ?? []), object])
      assign(ref, object)
    }
  }

  get document() {
    return this.context
  }

  protected override matchKeyword(keyword: number[]): boolean {
    const at = this.bytes.offset()
    if (!super.matchKeyword(keyword)) return false
    const word = String.fromCharCode(...keyword)
    if (word === OBJ) this.begun.add(at)
    if (word.startsWith(STREAM)) this.dataFrom ??= this.bytes.offset()
    return true
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref)
    if (!(object instanceof PDFRawStream)) return object
    const from = this.dataFrom ?? 0
    this.dataFrom = undefined
    this.data.push([from, from + object.contents.length])
    this.streams.add(object)
    if (isPacked(object)) this.unpacked.push(this.unpack(object))
    else if (isTable(object)) this.unpack(object)
    return object
  }

  /** Unpacks a stream within the limit, which the base parser lacks. */
  private unpack({ dict, contents }: PDFRawStream): Buffer {
    if (!dict.has(PDFName.of('Filter'))) return Buffer.from(contents)
    if (!isDeflated(dict)) throw new RangeError('an unusual filter')
    const maxOutputLength = Math.max(1, MOST_UNPACKED_BYTES - this.unpackedBytes)
    const content = inflateSync(contents, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
    this.unpackedBytes += content.length
    return content
  }
}

type Document = WatchfulParser['document']

export interface ScannedPdf {
  document: Document
  /** Every object of the file, in every version, packed or not. */
  objects: readonly PDFObject[]
  /** All definitions of an object number; a viewer may use any of them. */
  versionsOf(number: number): readonly PDFObject[]
  /** The file's text without stream data, and the text of packed objects. */
  said: readonly string[]
}

const latin = (bytes: Buffer) => bytes.toString('latin1')

const outsideData = (bytes: Buffer, data: WatchfulParser['data']): string => {
  const pieces: string[] = []
  let at = 0
  for (const [from, to] of data) {
    pieces.push(latin(bytes.subarray(at, from)))
    at = to
  }
  return [...pieces, latin(bytes.subarray(at))].join('\n')
}

const SPACE = /[\0\t\n\f\r ]/
const DIGIT = /\d/

/** Start of the run of characters of that class that ends at `end`. */
const runBefore = (text: string, end: number, sign: RegExp): number => {
  let at = end
  while (at > 0 && sign.test(text.charAt(at - 1))) at -= 1
  return at
}

/** Positions of each `%` on the line that ends at `end`, where a comment, which viewers skip, may begin. */
const remarksBefore = (text: string, end: number): number[] => {
  const line = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1
  return [...text.slice(line, end).matchAll(/%/g)].map(({ index }) => line + index)
}

/** Whether that many numbers precede `end`, with any spaces and comments between. */
const isNumbered = (text: string, end: number, times: number): boolean => {
  const gap = runBefore(text, end, SPACE)
  const isNewLine = /[\r\n]/.test(text.slice(gap, end))
  if (isNewLine && remarksBefore(text, gap).some(remark => isNumbered(text, remark, times))) return true
  const number = runBefore(text, gap, DIGIT)
  if (number === gap) return false
  return times === 1 || isNumbered(text, number, times - 1)
}

/**
 * Whether an object starts where the parser did not read one, such as in stream data: a cross-reference table could
 * point there.
 */
const hasUnreadObject = (text: string, begun: ReadonlySet<number>): boolean => {
  for (let at = text.indexOf(OBJ); at !== -1; at = text.indexOf(OBJ, at + 1)) {
    const isEnd = text.startsWith('end', at - 3)
    if (!isEnd && !begun.has(at) && isNumbered(text, at, 2)) return true
  }
  return false
}

/** Matches a trailer hidden in stream data, which can define a catalogue of its own. */
const TRAILER = /trailer(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*<</
const hasUnreadTrailer = (bytes: Buffer, data: WatchfulParser['data']): boolean =>
  data.some(([from, to]) => TRAILER.test(latin(bytes.subarray(from, to))))

/**
 * Reads every object of a PDF, wherever it is. Null if one is unreadable, or if a viewer could read one that this
 * scan does not see.
 */
export const scanPdf = async (bytes: Buffer): Promise<ScannedPdf | null> => {
  const parser = new WatchfulParser(bytes)
  const isRead = await parser.parseDocument().then(
    () => true,
    () => false,
  )
  if (!isRead) return null
  const { document, seen, versions, streams, unpacked, begun, data } = parser
  // Object streams cannot contain streams: only this parser would read one there, and it does not look into it.
  if (seen.some(object => object instanceof PDFStream && !streams.has(object))) return null
  if (hasUnreadObject(latin(bytes), begun) || hasUnreadTrailer(bytes, data)) return null
  return {
    document,
    objects: seen,
    versionsOf: number => versions.get(number) ?? [],
    said: [outsideData(bytes, data), ...unpacked.map(latin)],
  }
}
