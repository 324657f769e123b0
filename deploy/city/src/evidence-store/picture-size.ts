interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Decoding more needs gigabytes of memory, however small the file is. */
const MOST_PIXELS = 40_000_000

export const isTooLarge = ({ width, height }: PictureSize): boolean => width * height > MOST_PIXELS

/** The sizes that a HEIF states: what is cropped away after decoding is in no other. */
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
