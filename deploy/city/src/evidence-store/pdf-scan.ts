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

/** How much the streams of objects may become together. */
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
 * Every reader takes a stream with `First` for packed objects, whatever its type says or does not say. So it must say it
 * plainly: by values of its own, not by references, which another version of the file could define.
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

/** Reads a PDF from its first byte to its last, and stops at the first object that it cannot read. */
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

  /** Measures what the parser is about to unpack, which has no bound of its own. */
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
  /** Every object that the file defines, in whatever version, packed or not. */
  objects: readonly PDFObject[]
  /** What the file defines under a number, once or again and again: each reader takes one of them. */
  versionsOf(number: number): readonly PDFObject[]
  /** Everything that is said in it: the file without the data of its streams, and the packed objects. */
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

/** Where the run of such signs begins that ends before a place. */
const runBefore = (text: string, end: number, sign: RegExp): number => {
  let at = end
  while (at > 0 && sign.test(text.charAt(at - 1))) at -= 1
  return at
}

/** Where remarks, which readers skip, could begin on the line that ends before a place. */
const remarksBefore = (text: string, end: number): number[] => {
  const line = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1
  return [...text.slice(line, end).matchAll(/%/g)].map(({ index }) => line + index)
}

/** Whether so many numbers stand before a place, whatever spaces and remarks are between. */
const isNumbered = (text: string, end: number, times: number): boolean => {
  const gap = runBefore(text, end, SPACE)
  const isNewLine = /[\r\n]/.test(text.slice(gap, end))
  if (isNewLine && remarksBefore(text, gap).some(remark => isNumbered(text, remark, times))) return true
  const number = runBefore(text, gap, DIGIT)
  if (number === gap) return false
  return times === 1 || isNumbered(text, number, times - 1)
}

/** Whether an object begins somewhere that was not read, as in the data of a stream: a table of contents could lead there. */
const hasUnreadObject = (text: string, begun: ReadonlySet<number>): boolean => {
  for (let at = text.indexOf(OBJ); at !== -1; at = text.indexOf(OBJ, at + 1)) {
    const isEnd = text.startsWith('end', at - 3)
    if (!isEnd && !begun.has(at) && isNumbered(text, at, 2)) return true
  }
  return false
}

/** The same for a second beginning of everything, which can define a catalogue by itself. */
const TRAILER = /trailer(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*<</
const hasUnreadTrailer = (bytes: Buffer, data: WatchfulParser['data']): boolean =>
  data.some(([from, to]) => TRAILER.test(latin(bytes.subarray(from, to))))

/**
 * Reads every object of a PDF wherever it stands; null when any of it cannot be read, or could be read by others
 * although this reading does not see it.
 */
export const scanPdf = async (bytes: Buffer): Promise<ScannedPdf | null> => {
  const parser = new WatchfulParser(bytes)
  const isRead = await parser.parseDocument().then(
    () => true,
    () => false,
  )
  if (!isRead) return null
  const { document, seen, versions, streams, unpacked, begun, data } = parser
  // Packed objects are never streams: one there would be read by nobody but this parser, which does not look into it.
  if (seen.some(object => object instanceof PDFStream && !streams.has(object))) return null
  if (hasUnreadObject(latin(bytes), begun) || hasUnreadTrailer(bytes, data)) return null
  return {
    document,
    objects: seen,
    versionsOf: number => versions.get(number) ?? [],
    said: [outsideData(bytes, data), ...unpacked.map(latin)],
  }
}
