import type { PictureSize } from './picture-size.ts'

const WIDTH = 256
const HEIGHT = 257
const [STRIPS, STRIP_SIZES, TILES, TILE_SIZES] = [273, 279, 324, 325]
const MOST_PAGES = 200
const SIZE_OF_TYPE: Readonly<Record<number, 2 | 4>> = { 3: 2, 4: 4 }

export interface TiffReader {
  short(at: number): number
  long(at: number): number
  writeShort(at: number, value: number): void
}

/** A read beyond the end throws RangeError: the caller takes it for a file of which a part is missing. */
export const readerOf = (bytes: Buffer): TiffReader =>
  bytes.toString('latin1', 0, 2) === 'II'
    ? {
        short: at => bytes.readUInt16LE(at),
        long: at => bytes.readUInt32LE(at),
        writeShort: (at, value) => void bytes.writeUInt16LE(value, at),
      }
    : {
        short: at => bytes.readUInt16BE(at),
        long: at => bytes.readUInt32BE(at),
        writeShort: (at, value) => void bytes.writeUInt16BE(value, at),
      }

type Entries = ReadonlyMap<number, readonly number[]>

const valuesOf = (read: TiffReader, at: number): number[] => {
  const size = SIZE_OF_TYPE[read.short(at + 2)]
  if (size === undefined) return []
  const count = read.long(at + 4)
  if (count > 1_000_000) throw new RangeError('a directory entry with too many values')
  const from = count * size <= 4 ? at + 8 : read.long(at + 8)
  return Array.from({ length: count }, (_, index) =>
    size === 2 ? read.short(from + index * 2) : read.long(from + index * 4),
  )
}

const readDirectory = (read: TiffReader, at: number): { entries: Entries; next: number } => {
  const count = read.short(at)
  const entries = new Map<number, readonly number[]>()
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12
    entries.set(read.short(entry), valuesOf(read, entry))
  }
  return { entries, next: read.long(at + 2 + count * 12) }
}

const isDataThere = (entries: Entries, length: number, offsets: number, sizes: number): boolean =>
  (entries.get(offsets) ?? []).every(
    (offset, index) => offset + (entries.get(sizes)?.[index] ?? Number.POSITIVE_INFINITY) <= length,
  )

const hasItsData = (entries: Entries, length: number): boolean =>
  (entries.has(STRIPS) || entries.has(TILES)) &&
  isDataThere(entries, length, STRIPS, STRIP_SIZES) &&
  isDataThere(entries, length, TILES, TILE_SIZES)

/** The sizes of all pages of a TIFF; null when a part of it is missing. */
export const tiffPages = (bytes: Buffer): readonly PictureSize[] | null => {
  const read = readerOf(bytes)
  const pages: PictureSize[] = []
  try {
    for (let at = read.long(4); at !== 0; ) {
      const { entries, next } = readDirectory(read, at)
      if (!hasItsData(entries, bytes.length) || pages.length === MOST_PAGES) return null
      pages.push({ width: entries.get(WIDTH)?.[0] ?? 0, height: entries.get(HEIGHT)?.[0] ?? 0 })
      at = next
    }
  } catch (failure) {
    if (failure instanceof RangeError) return null
    throw failure
  }
  return pages
}
