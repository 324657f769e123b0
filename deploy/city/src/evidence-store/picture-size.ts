interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Limits the pixels: decoding more takes gigabytes of memory, however small the file. */
const MOST_PIXELS = 40_000_000

export const isTooLarge = ({ width, height }: PictureSize): boolean => width * height > MOST_PIXELS

/** Returns the sizes that a HEIF declares; only they include what is cropped after decoding. */
export const heifSizes = (bytes: Buffer): readonly PictureSize[] => {
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
