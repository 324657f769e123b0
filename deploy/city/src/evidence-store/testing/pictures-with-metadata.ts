import type { Sharp } from 'sharp'
import { drawn, GIF, pngChunk } from './sample-pictures.ts'

/** Metadata written by phones, as searchable text. */
export const METADATA = 'Camille was at 48.8566 N 2.3522 E'

const metadata = Buffer.from(METADATA, 'latin1')

const drawnWithMetadata = (orientation: number): Sharp =>
  drawn()
    .withMetadata({ orientation, density: 300 })
    .withExifMerge({ IFD0: { Make: METADATA }, IFD3: { GPSMapDatum: METADATA } })
    .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${METADATA}</x:xmpmeta>`)

/** Inserts bytes before the last ones. */
const before = (last: number, bytes: Buffer, ...added: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, bytes.length - last), ...added, bytes.subarray(bytes.length - last)])

/** A phone's JPEG: Exif, XMP, a comment, another preview, and a video after its end. */
export const jpegWithMetadata = async (orientation: number): Promise<Buffer> => {
  const jpeg = await drawnWithMetadata(orientation).jpeg({ quality: 95 }).toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, metadata.length + 2]), metadata])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), jpeg, metadata])
}

export const pngWithMetadata = async (orientation: number): Promise<Buffer> => {
  const note = Buffer.concat([Buffer.from('Comment\0'), metadata])
  const png = await drawnWithMetadata(orientation).png().toBuffer()
  return Buffer.concat([before(12, png, pngChunk('tEXt', note), pngChunk('prVt', metadata)), metadata])
}

export const webpWithMetadata = (orientation: number): Promise<Buffer> =>
  drawnWithMetadata(orientation).webp().toBuffer()
export const tiffWithMetadata = (orientation: number): Promise<Buffer> =>
  drawnWithMetadata(orientation).tiff().toBuffer()
export const avifWithMetadata = (): Promise<Buffer> => drawnWithMetadata(1).avif({ effort: 0 }).toBuffer()

export const gifWithMetadata = (): Buffer => {
  const note = Buffer.concat([Buffer.from([0x21, 0xfe, metadata.length]), metadata, Buffer.from([0])])
  return Buffer.concat([before(1, GIF, note), metadata])
}
