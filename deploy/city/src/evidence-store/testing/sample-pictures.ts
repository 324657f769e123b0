import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

/** Blue with a red top left quarter, which shows how the picture was rotated. */
export const drawn = (width = 48, height = 32): Sharp =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: RED } },
      left: 0,
      top: 0,
    },
  ])

/** An animation with a frame of each size. */
export const frames = async (...sizes: readonly (readonly [number, number])[]): Promise<Sharp> => {
  const pictures = await Promise.all(sizes.map(([width, height]) => drawn(width, height).png().toBuffer()))
  return sharp(pictures, { join: { animated: true } })
}

export const JPEG = await drawn().jpeg().toBuffer()
export const WEBP = await drawn().webp().toBuffer()
export const LOSSLESS_WEBP = await drawn().webp({ lossless: true }).toBuffer()
export const AVIF = await drawn().avif({ effort: 0 }).toBuffer()
export const GIF = await drawn().gif().toBuffer()
export const MOVING_GIF = await (await frames([8, 6], [4, 6], [8, 6])).gif({ delay: [40, 50, 60] }).toBuffer()
export const MOVING_WEBP = await (await frames([8, 6], [4, 6])).webp().toBuffer()

/** The same picture as an HEIC file with Exif, stored as bytes since sharp cannot encode HEVC. */
export const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA' +
    'AAAAACAAAAEGlkYXQAAAAAADAAIAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAATgACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAA' +
    'AAACUwABAAAAAAAAAOYAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQ' +
    'ADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66' +
    'AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaX' +
    'NwZQAAAAAAAAAwAAAAIAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQAB' +
    'AAAADmNkc2MAAwABAAIAAAE8bWRhdAAAAEooAa8TgOU8j/86mr+uQA9nlxsbf/UYj1dPJhDJ9nzRPOYulkpH8+dtmKRyMENa3Xovu4h/t8DbVZ' +
    'bhgcFrQ9Pd076SC3QounHUgAAAAABJSSoACAAAAAcADwECACIAAAByAAAAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAED' +
    'AAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAACUAAAAAAAAADhjAADoAwAAOGMAAOgDAABDYW1pbGxlIHdhcyBhdCA0OC44NTY2IE4gMi4zNT' +
    'IyIEUABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAADAAAAADoAQAAQAAACAAAAAAAAAA',
  'base64',
)

/** A photograph of a phone, with an embedded preview. */
export const jpegWithPreview = (): Buffer => {
  const preview = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), JPEG])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(preview.length + 2, 4)
  return Buffer.concat([head, preview, JPEG.subarray(2)])
}

export const jpegOfSize = (width: number, height: number): Promise<Buffer> =>
  drawn(width, height).jpeg().toBuffer()

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface PngOptions {
  width?: number
  height?: number
  pixels?: Buffer
  extra?: Buffer
}

/** A grey PNG with any declared size; `extra` chunks come before its end. */
export const png = ({
  width = 4,
  height = 3,
  pixels = Buffer.alloc(3 * 5),
  extra = Buffer.alloc(0),
}: PngOptions = {}): Buffer =>
  Buffer.concat([
    PNG_HEAD,
    pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(pixels)),
    extra,
    pngChunk('IEND', Buffer.alloc(0)),
  ])

const NOISY_SIDE = 32

/** A PNG of random pixels, each file different. */
export const noisyPng = (): Buffer => {
  const rows = Array.from({ length: NOISY_SIDE }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(NOISY_SIDE)]),
  )
  return png({ width: NOISY_SIDE, height: NOISY_SIDE, pixels: Buffer.concat(rows) })
}

/** A PNG of exactly that many bytes. */
export const pngOfBytes = (length: number): Buffer =>
  png({ extra: pngChunk('prVt', Buffer.alloc(length - png().length - 12, 0x2e)) })

const tag = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(id, 0)
  bytes.writeUInt16LE(4, 2)
  bytes.writeUInt32LE(1, 4)
  bytes.writeUInt32LE(value, 8)
  return bytes
}

const TAGS = 7
const PAGE_BYTES = 8 + 2 + TAGS * 12 + 4

/**
 * A TIFF of grey pages of eight pixels, each a bit lighter; each page may declare its own size, which sharp cannot
 * write.
 */
export const tiff = (...sizes: readonly (readonly [number, number])[]): Buffer => {
  const pages = sizes.map(([width, height], index) => {
    const start = 8 + index * PAGE_BYTES
    const next = index + 1 === sizes.length ? 0 : start + PAGE_BYTES + 8
    const form = [tag(258, 8), tag(259, 1), tag(262, 1)]
    const tags = [tag(256, width), tag(257, height), ...form, tag(273, start), tag(279, 8)]
    const last = Buffer.alloc(4)
    last.writeUInt32LE(next)
    return Buffer.concat([Buffer.alloc(8, 20 * (index + 1)), Buffer.from([TAGS, 0]), ...tags, last])
  })
  return Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 16, 0, 0, 0]), ...pages])
}

export const bmp = (width = 2, height = 2): Buffer => {
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + 16, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(16, 0x66)])
}

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
  return Buffer.concat([u32(body.length + 4), body])
}

const size = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height))

/** The boxes of a HEIF file with the given brands; a `crop` hides most of the picture. */
export const heif = (brands: readonly string[], [width, height] = [4032, 3024], crop = 0): Buffer => {
  const cropped = crop === 0 ? [] : [box('clap', u32(1), u32(crop), Buffer.alloc(24))]
  const described = box('ipco', size(512, 512), size(width ?? 0, height ?? 0), ...cropped)
  const [main = '', ...others] = brands
  const brandBytes = Buffer.from(others.join(''), 'latin1')
  return Buffer.concat([
    box('ftyp', Buffer.from(main, 'latin1'), u32(0), brandBytes),
    box('meta', u32(0), box('iprp', described)),
    box('mdat', Buffer.alloc(64, 7)),
  ])
}
