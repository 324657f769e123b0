import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { Checked } from './content-fault.ts'
import { heifSizes, isTooLarge } from './picture-size.ts'

const LONGEST_SECONDS = 15
const MOST_PAGES = 200
/** Pages of a scan are decoded one after the other; these are more than twenty A4 pages of 300 dots an inch. */
const MOST_PIXELS_OF_SCAN = 200_000_000
const MM_PER_INCH = 25.4

sharp.cache(false)
sharp.concurrency(1)
// Decoders that no accepted type needs (SVG, for one) open nothing, whatever a file looks like to them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map(type => `VipsForeignLoad${type}`),
})

/** Refuses what is not whole, with what a decoder only warns of let through: old phones write such pictures. */
const open = (bytes: Buffer, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: false, ...options })

/** A table of codes of its own would save a tenth, and hold the whole picture in memory for it. */
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

/** Photographs take minutes to become a GIF again. */
const gif = async (bytes: Buffer): Promise<Sharp> => {
  const picture = open(bytes, { pages: -1 })
  const { pages = 1 } = await picture.metadata()
  return pages === 1 ? asPng(picture) : asWebp(picture, true)
}

/** The decoder for HEVC, which sharp has not, is WebAssembly. */
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

/** Pages that lie and pages that stand can only be coded together when all are as large as the largest, on white. */
const joined = async (bytes: Buffer, pages: number): Promise<Sharp> => {
  const sheets: Buffer[] = []
  for (let page = 0; page < pages; page += 1)
    sheets.push(await open(bytes, { page }).autoOrient().png({ compressionLevel: 1 }).toBuffer())
  return sharp(sheets, { join: { animated: true, background: 'white' }, limitInputPixels: false })
}

/** Whether the decoder takes all pages for one: of one size, depth and colour, none of them turned. */
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

/** What each type becomes: itself where that is quick, else what every browser shows. */
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

/** By what its head states, before anything is decoded; frames that move count together. */
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
 * The picture decoded and encoded anew, upright and in the colours of screens: nothing else of the file is kept, neither
 * what a phone or a program wrote into it (place, moment, serial number, names; ASVS 14.2.8) nor what lies behind it.
 */
export const redrawn = (mime: string, bytes: Buffer): Promise<Checked> =>
  // A decoder that stumbles says so by an error of no kind.
  written(mime, bytes).catch(() => ({ fault: 'FileUnreadable' }))
