import { readerOf, type TiffReader } from '../tiff-directory.ts'

const BYTES_OF_TYPE: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** Directories of their own: what the camera noted, and where it was. */
const DIRECTORIES: readonly number[] = [0x8769, 0x8825, 0xa005]
/** Words, makers, moments, names, numbers, and what other programs put in. */
const PRIVATE: readonly number[] = [
  ...[0x010d, 0x010e, 0x010f, 0x0110, 0x011d, 0x0131, 0x0132, 0x013b, 0x013c, 0x02bc, 0x8298, 0x83bb],
  ...[0x8649, 0x9003, 0x9004, 0x927c, 0x9286, 0xa430, 0xa431, 0xa435, 0xc614, 0xc62f],
  ...DIRECTORIES,
]
const MOST_DEEP = 4

/** Wipes what an entry points at, and the directory below it with all of its own. */
function wipeEntry(bytes: Buffer, read: TiffReader, entry: number, depth: number): void {
  const length = (BYTES_OF_TYPE[read.short(entry + 2)] ?? 0) * read.long(entry + 4)
  if (DIRECTORIES.includes(read.short(entry))) wipeDirectory(bytes, read, read.long(entry + 8), depth + 1)
  if (length > 4) bytes.fill(0, read.long(entry + 8), Math.min(bytes.length, read.long(entry + 8) + length))
  bytes.fill(0, entry, entry + 12)
}

function wipeDirectory(bytes: Buffer, read: TiffReader, at: number, depth: number): void {
  if (depth > MOST_DEEP) throw new RangeError('directories within directories')
  const count = read.short(at)
  for (let index = 0; index < count; index += 1) wipeEntry(bytes, read, at + 2 + index * 12, depth)
  bytes.fill(0, at, Math.min(bytes.length, at + 2 + count * 12 + 4))
}

/** Takes the private entries out of a page's directory, whose others move together. Answers where the next page is. */
function cleanPage(bytes: Buffer, read: TiffReader, at: number): number {
  const count = read.short(at)
  const end = at + 2 + count * 12
  const next = read.long(end)
  const kept: Buffer[] = []
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12
    if (PRIVATE.includes(read.short(entry))) wipeEntry(bytes, read, entry, 0)
    else kept.push(Buffer.from(bytes.subarray(entry, entry + 12)))
  }
  const link = Buffer.from(bytes.subarray(end, end + 4))
  bytes.fill(0, at + 2, end + 4)
  read.writeShort(at, kept.length)
  Buffer.concat([...kept, link]).copy(bytes, at + 2)
  return next
}

/** Everything else stays where it is: a TIFF is read by where its parts lie. */
export const tiffWithoutMetadata = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const read = readerOf(bytes)
  for (let at = read.long(4); at !== 0; ) at = cleanPage(bytes, read, at)
  return bytes
}
