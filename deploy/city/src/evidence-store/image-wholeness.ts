import { crc32 } from 'node:zlib'

const END_OF_JPEG = Buffer.from([0xff, 0xd9])
const START_OF_SCAN = 0xda
const isBareMarker = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Every segment up to the picture's data, then an end after it: the small preview inside has an end of its own. */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === START_OF_SCAN) return bytes.indexOf(END_OF_JPEG, at) !== -1
    if (marker === 0xff) at += 1
    else if (isBareMarker(marker)) at += 2
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return false
}

/** Every chunk with its checksum, header first, some data, and an end. */
const isWholePng = (bytes: Buffer): boolean => {
  let hasData = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    if ((at === 8) !== (type === 'IHDR')) return false
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false
    if (type === 'IEND') return hasData
    hasData ||= type === 'IDAT'
    at = end
  }
  return false
}

const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** After the length-counted blocks that begin at `at`; -1 when the file ends before them. */
const afterBlocks = (bytes: Buffer, at: number): number => {
  for (let here = at; here < bytes.length; here += 1 + bytes.readUInt8(here)) {
    if (bytes[here] === 0) return here + 1
  }
  return -1
}

/** Where the first part after the header and its colours begins. */
export const afterGifHead = (bytes: Buffer): number => 13 + tableSize(bytes.readUInt8(10))

/** Where the part after the one at `at` begins; -1 when the file ends within it. */
export const afterGifPart = (bytes: Buffer, at: number): number => {
  if (bytes[at] === 0x21) return afterBlocks(bytes, at + 2)
  if (bytes[at] !== 0x2c || at + 11 > bytes.length) return -1
  return afterBlocks(bytes, at + 11 + tableSize(bytes.readUInt8(at + 9)))
}

const isWholeGif = (bytes: Buffer): boolean => {
  if (bytes.length < 14) return false
  let hasPicture = false
  for (let at = afterGifHead(bytes); at !== -1; at = afterGifPart(bytes, at)) {
    if (bytes[at] === 0x3b) return hasPicture
    hasPicture ||= bytes[at] === 0x2c
  }
  return false
}

const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length >= 30 && bytes.readUInt32LE(4) >= 22 && bytes.readUInt32LE(4) + 8 <= bytes.length

/** Every outer box inside the file, the description of the pictures among them. */
const isWholeHeif = (bytes: Buffer): boolean => {
  let hasMeta = false
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return false
    const size = bytes.readUInt32BE(at)
    hasMeta ||= bytes.toString('latin1', at + 4, at + 8) === 'meta'
    // A size of 0 goes to the end of the file; 1 says that a longer size follows, which no file of ten megabytes needs.
    if (size === 0) return hasMeta
    if (size < 8 || at + size > bytes.length) return false
    at += size
  }
  return hasMeta
}

const isWholeBmp = (bytes: Buffer): boolean => {
  if (bytes.length < 54) return false
  const [dataAt, width, height] = [bytes.readUInt32LE(10), bytes.readInt32LE(18), bytes.readInt32LE(22)]
  const isPacked = bytes.readUInt32LE(30) !== 0
  const rowBytes = Math.ceil((Math.abs(width) * bytes.readUInt16LE(28)) / 32) * 4
  return isPacked ? dataAt < bytes.length : dataAt + rowBytes * Math.abs(height) <= bytes.length
}

/** Whether nothing of a picture is missing, for each type whose form says it. TIFF is told by its own directory. */
export const WHOLENESS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
  'image/avif': isWholeHeif,
  'image/heic': isWholeHeif,
  'image/heif': isWholeHeif,
  'image/bmp': isWholeBmp,
}
