import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A real picture of 8 × 6 pixels, written by a browser. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71' +
    '////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4' +
    '+Pj4+Pj4+Pj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAYEAEAAwEAAAAAAAAAAAAAAAAAARIh' +
    'Iv/EABUBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAJBcf/aAAwDAQACEQMRAD8Aj6tO4AJ5hVSn/9k=',
  'base64',
)

/** The same picture, with and without loss. */
export const WEBP = Buffer.from(
  'UklGRlgAAABXRUJQVlA4IEwAAACwAgCdASoIAAYABABoJbACdEcAfoBlgALlDFH/itAA/tuk4n5rrv3t4PW2Pl9ZXto7QF52fWALn/8tM8aqHP4Ev' +
    '//E2f7bbZ3wAAAA',
  'base64',
)
export const LOSSLESS_WEBP = Buffer.from('UklGRiAAAABXRUJQVlA4TBQAAAAvB0ABAA8Q87//8x8OPv4f0f8YAQ==', 'base64')

/** A picture as a phone makes it: with a small preview of its own inside. */
export const jpegWithPreview = (): Buffer => {
  const preview = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), JPEG])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(preview.length + 2, 4)
  return Buffer.concat([head, preview, JPEG.subarray(2)])
}

/** Another size in the frame of a JPEG. */
export const jpegOfSize = (width: number, height: number): Buffer => {
  const bytes = Buffer.from(JPEG)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

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

/** A grey PNG whose header may state any size; `extra` chunks stand before its end. */
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

/** A PNG of chance: no two have the same points. */
export const noisyPng = (): Buffer => {
  const rows = Array.from({ length: NOISY_SIDE }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(NOISY_SIDE)]),
  )
  return png({ width: NOISY_SIDE, height: NOISY_SIDE, pixels: Buffer.concat(rows) })
}

/** A PNG of exactly so many bytes. */
export const pngOfBytes = (length: number): Buffer =>
  png({ extra: pngChunk('prVt', Buffer.alloc(length - png().length - 12, 0x2e)) })

/** One pixel, drawn `frames` times. */
export const gif = (frames = 1): Buffer => {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const tag = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(id, 0)
  bytes.writeUInt16LE(4, 2)
  bytes.writeUInt32LE(1, 4)
  bytes.writeUInt32LE(value, 8)
  return bytes
}

const PAGE_BYTES = 8 + 2 + 4 * 12 + 4

/** A TIFF of grey pages; every page may state a size of its own. */
export const tiff = (...sizes: readonly (readonly [number, number])[]): Buffer => {
  const pages = sizes.map(([width, height], index) => {
    const start = 8 + index * PAGE_BYTES
    const next = index + 1 === sizes.length ? 0 : start + PAGE_BYTES + 8
    const tags = [tag(256, width), tag(257, height), tag(273, start), tag(279, 8)]
    const last = Buffer.alloc(4)
    last.writeUInt32LE(next)
    return Buffer.concat([Buffer.alloc(8, 0x7f), Buffer.from([tags.length, 0]), ...tags, last])
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

/** The boxes of a picture of the HEIF family, by its brands; a `crop` hides most of it. */
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
