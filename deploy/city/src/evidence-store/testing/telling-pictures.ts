import type { Sharp } from 'sharp'
import { drawn, GIF, pngChunk } from './sample-pictures.ts'

/** Metadata written by phones, as searchable text. */
export const TOLD = 'Camille was at 48.8566 N 2.3522 E'

const told = Buffer.from(TOLD, 'latin1')

const telling = (orientation: number): Sharp =>
  drawn()
    .withMetadata({ orientation, density: 300 })
    .withExifMerge({ IFD0: { Make: TOLD }, IFD3: { GPSMapDatum: TOLD } })
    .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${TOLD}</x:xmpmeta>`)

/** Inserts bytes before the last ones. */
const before = (last: number, bytes: Buffer, ...added: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, bytes.length - last), ...added, bytes.subarray(bytes.length - last)])

/** A phone's JPEG: Exif, XMP, a comment, another preview, and a video after its end. */
export const tellingJpeg = async (orientation: number): Promise<Buffer> => {
  const jpeg = await telling(orientation).jpeg({ quality: 95 }).toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, told.length + 2]), told])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), jpeg, told])
}

export const tellingPng = async (orientation: number): Promise<Buffer> => {
  const note = Buffer.concat([Buffer.from('Comment\0'), told])
  const png = await telling(orientation).png().toBuffer()
  return Buffer.concat([before(12, png, pngChunk('tEXt', note), pngChunk('prVt', told)), told])
}

export const tellingWebp = (orientation: number): Promise<Buffer> => telling(orientation).webp().toBuffer()
export const tellingTiff = (orientation: number): Promise<Buffer> => telling(orientation).tiff().toBuffer()
export const tellingAvif = (): Promise<Buffer> => telling(1).avif({ effort: 0 }).toBuffer()

export const tellingGif = (): Buffer => {
  const note = Buffer.concat([Buffer.from([0x21, 0xfe, told.length]), told, Buffer.from([0])])
  return Buffer.concat([before(1, GIF, note), told])
}
