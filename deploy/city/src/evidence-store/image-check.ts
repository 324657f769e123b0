import { imageSize } from 'image-size'
import type { ContentFault } from './content-fault.ts'
import { WHOLENESS } from './image-wholeness.ts'
import type { PictureSize } from './picture-size.ts'
import { tiffPages } from './tiff-directory.ts'

/** More would need gigabytes of memory to be looked at, however small the file is. */
const MOST_PIXELS = 40_000_000

/** Sizes in a HEIF are in boxes of their own; those that are cropped away afterwards have to be decoded as well. */
const heifSizes = (bytes: Buffer): PictureSize[] => {
  const sizes: PictureSize[] = []
  for (
    let at = bytes.indexOf('ispe');
    at !== -1 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) })
  }
  return sizes
}

const statedSize = (bytes: Buffer): PictureSize[] | null => {
  try {
    const { width, height } = imageSize(bytes)
    return [{ width, height }]
  } catch {
    return null
  }
}

const isHeif = (mime: string) => ['image/heic', 'image/heif', 'image/avif'].includes(mime)

const sizesOf = (mime: string, bytes: Buffer): readonly PictureSize[] | null => {
  if (mime === 'image/tiff') return tiffPages(bytes)
  const stated = statedSize(bytes)
  return stated !== null && isHeif(mime) ? heifSizes(bytes) : stated
}

const hasSurface = ({ width, height }: PictureSize) => width >= 1 && height >= 1

/** A picture must be a picture alone, whole, have a size, and be no larger than can be looked at. */
export const imageFault = (mime: string, bytes: Buffer): ContentFault | null => {
  if (bytes.includes('%PDF-', 0, 'latin1')) return 'FileTypeNotSupported'
  if (WHOLENESS[mime]?.(bytes) === false) return 'FileUnreadable'
  const sizes = sizesOf(mime, bytes)
  if (sizes === null || sizes.length === 0 || !sizes.every(hasSurface)) return 'FileUnreadable'
  return sizes.some(({ width, height }) => width * height > MOST_PIXELS) ? 'FileTooLarge' : null
}
