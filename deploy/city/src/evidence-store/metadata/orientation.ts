import { readerOf } from '../tiff-directory.ts'

const ORIENTATION = 0x0112
const SHORT = 3
const UPRIGHT = 1

/** How a viewer must turn the picture (TIFF tag 274, 1 to 8), out of an Exif block; 1 when it does not say. */
export const orientationOf = (exif: Buffer): number => {
  try {
    const read = readerOf(exif)
    const directory = read.long(4)
    for (let index = 0; index < read.short(directory); index += 1) {
      const entry = directory + 2 + index * 12
      if (read.short(entry) !== ORIENTATION) continue
      const said = read.short(entry + 8)
      return said >= 1 && said <= 8 ? said : UPRIGHT
    }
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure
  }
  return UPRIGHT
}

/** An Exif block that says nothing else; null for a picture that stands upright: it needs none. */
export const exifOfOrientation = (orientation: number): Buffer | null => {
  if (orientation === UPRIGHT) return null
  const exif = Buffer.alloc(26)
  exif.write('MM\0\x2a', 'latin1')
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(ORIENTATION, 10)
  exif.writeUInt16BE(SHORT, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}
