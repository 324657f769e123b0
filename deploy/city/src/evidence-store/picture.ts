import { isMainThread } from 'node:worker_threads'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { Checked } from './content-fault.ts'
import { heifSizes, isTooLarge } from './picture-size.ts'

const LONGEST_SECONDS = 15
const MOST_PAGES = 200
/** Pages of a scan are decoded one at a time; this is more than twenty A4 pages at 300 dots per inch. */
const MOST_PIXELS_OF_SCAN = 200_000_000
const MM_PER_INCH = 25.4

// These settings are the process's: a thread that made them anew would block, for a moment, what another one decodes.
if (isMainThread) {
  sharp.cache(false)
  sharp.concurrency(1)
  // Allows only the decoders of accepted types: others (SVG, for one) must not open anything, whatever its first
  // bytes are.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map(type => `VipsForeignLoad${type}`),
  })
}

/** Refuses truncated files, but accepts what a decoder merely warns about: old phones write such pictures. */
const open = (bytes: Buffer, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: false, ...options })

/** Without optimised coding, which saves a tenth of the file but holds the whole picture in memory. */
const asJpeg = (picture: Sharp): Sharp =>
  picture
    .flatten({ background: 'white' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
const asPng = (picture: Sharp): Sharp => picture.png({ compressionLevel: 3, adaptiveFiltering: true })
const asWebp = (picture: Sharp, lossless: boolean): Sharp =>
  picture.webp({ lossless, quality: 90, effort: 0 })

const jpeg = (bytes: Buffer): Sharp => asJpeg(open(bytes).autoOrient())
const png = (bytes: Buffer): Sharp => asPng(open(bytes).autoOrient())
const webp = (bytes: Buffer): Sharp => asWebp(open(bytes, { pages: -1 }).autoOrient(), bytes.includes('VP8L'))

/** Becomes PNG or WebP: encoding a photograph as GIF takes minutes. */
const gif = async (bytes: Buffer): Promise<Sharp> => {
  const picture = open(bytes, { pages: -1 })
  const { pages = 1 } = await picture.metadata()
  return pages === 1 ? asPng(picture) : asWebp(picture, true)
}

/** Decodes HEVC in WebAssembly, since sharp has no decoder for it. */
const heic = async (buffer: Buffer): Promise<Sharp> => {
  const { default: decode } = await import('heic-decode')
  const { width, height, data } = await decode({ buffer })
  return asJpeg(sharp(data, { raw: { width, height, channels: 4 } }))
}

const pagesOf = async (bytes: Buffer) => {
  const { pages = 1 } = await open(bytes).metadata()
  if (pages > MOST_PAGES) throw new RangeError('a scan of too many pages')
  return Promise.all(Array.from({ length: pages }, (_, page) => open(bytes, { page }).metadata()))
}

/** Joins pages of different sizes, which can only be encoded together at the size of the largest, on white. */
const joined = async (bytes: Buffer, pages: number): Promise<Sharp> => {
  const sheets: Buffer[] = []
  for (let page = 0; page < pages; page += 1)
    sheets.push(await open(bytes, { page }).autoOrient().png({ compressionLevel: 1 }).toBuffer())
  return sharp(sheets, { join: { animated: true, background: 'white' }, limitInputPixels: false })
}

/** Whether the decoder reads all pages at once: it requires one size, depth and colour space, and no rotation. */
const areAlike = async (bytes: Buffer, pages: readonly Metadata[]): Promise<boolean> =>
  pages.every(({ orientation = 1 }) => orientation === 1) &&
  open(bytes, { pages: -1 })
    .metadata()
    .then(
      () => true,
      () => false,
    )

const scanned = async (bytes: Buffer, pages: readonly Metadata[]): Promise<Sharp> => {
  if (pages.length === 1) return open(bytes).autoOrient()
  return (await areAlike(bytes, pages)) ? open(bytes, { pages: -1 }) : joined(bytes, pages.length)
}

const tiff = async (bytes: Buffer): Promise<Sharp> => {
  const pages = await pagesOf(bytes)
  const hasColours = pages.some(({ channels }) => channels >= 3)
  const dots = (pages[0]?.density ?? 72) / MM_PER_INCH
  return (await scanned(bytes, pages))
    .flatten({ background: 'white' })
    .tiff({ compression: hasColours ? 'jpeg' : 'deflate', quality: 85, xres: dots, yres: dots })
}

/** The encoder of each type: the same type if that is fast, else one that every browser shows. */
const WRITERS: Readonly<Record<string, (bytes: Buffer) => Sharp | Promise<Sharp>>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/gif': gif,
  'image/avif': jpeg,
  'image/heic': heic,
  'image/heif': heic,
  'image/tiff': tiff,
}

const isScanTooLarge = async (bytes: Buffer): Promise<boolean> => {
  const pages = (await pagesOf(bytes)).map(({ autoOrient }) => autoOrient)
  const [width, height] = [
    Math.max(...pages.map(page => page.width)),
    Math.max(...pages.map(page => page.height)),
  ]
  return pages.some(isTooLarge) || width * height * pages.length > MOST_PIXELS_OF_SCAN
}

/** Whether decoding would take too much memory, judged by the header; frames of an animation count together. */
const isBomb = async (mime: string, bytes: Buffer): Promise<boolean> => {
  if (mime === 'image/tiff') return isScanTooLarge(bytes)
  if (/hei[cf]|avif/.test(mime)) return heifSizes(bytes).some(isTooLarge)
  return isTooLarge(await open(bytes, { pages: -1 }).metadata())
}

const written = async (mime: string, bytes: Buffer): Promise<Checked> => {
  const write = WRITERS[mime]
  if (write === undefined) return { fault: 'FileTypeNotSupported' }
  if (await isBomb(mime, bytes)) return { fault: 'FileTooLarge' }
  const picture = await write(bytes)
  return { content: await picture.timeout({ seconds: LONGEST_SECONDS }).toBuffer() }
}

/**
 * Decodes and re-encodes a picture, upright and in sRGB. Nothing else of the file is kept: neither metadata of a
 * phone or program (place, time, serial number, names; ASVS 14.2.8) nor trailing data.
 */
export const redrawn = (mime: string, bytes: Buffer): Promise<Checked> =>
  // Decoders throw errors of no common type.
  written(mime, bytes).catch(() => ({ fault: 'FileUnreadable' }))
