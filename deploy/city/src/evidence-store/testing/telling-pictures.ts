import { gif, heif, JPEG, png, pngChunk, tiff, WEBP } from './sample-pictures.ts'

/** What a phone writes into pictures, as one would look for it. */
export const TOLD = 'Camille was at 48.8566 N 2.3522 E'

const told = Buffer.from(TOLD, 'latin1')

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const entry = (tag: number, type: number, count: number, value: Buffer) =>
  Buffer.concat([u16(tag), u16(type), u32(count), value, Buffer.alloc(4 - value.length)])

/** An Exif block: maker, orientation, and a directory of places; both texts lie behind it. */
export const exif = (orientation: number): Buffer => {
  const directory = 8
  const places = directory + 2 + 3 * 12 + 4
  const texts = places + 2 + 12 + 4
  return Buffer.concat([
    Buffer.from('MM\0\x2a', 'latin1'),
    u32(directory),
    u16(3),
    entry(0x010f, 2, told.length, u32(texts)),
    entry(0x0112, 3, 1, u16(orientation)),
    entry(0x8825, 4, 1, u32(places)),
    u32(0),
    u16(1),
    entry(0x0002, 2, told.length, u32(texts + told.length)),
    u32(0),
    told,
    told,
  ])
}

const segment = (marker: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body])
}

/** As a phone makes it: Exif, XMP, IPTC, a comment, colours, another preview and a film behind its end. */
export const tellingJpeg = (orientation: number): Buffer =>
  Buffer.concat([
    JPEG.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', exif(orientation)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', told),
    segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
    segment(0xe2, 'MPF\0', told),
    segment(0xed, 'Photoshop 3.0\0', told),
    segment(0xfe, told),
    JPEG.subarray(2),
    JPEG,
    told,
  ])

const itemInfo = (id: number, type: string) => {
  const body = Buffer.concat([Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1')])
  return Buffer.concat([u32(body.length + 8), Buffer.from('infe', 'latin1'), body])
}
const fullBox = (type: string, version: number, body: Buffer) =>
  Buffer.concat([u32(body.length + 12), Buffer.from(type, 'latin1'), Buffer.from([version, 0, 0, 0]), body])

/** A picture item and an Exif item; the first lies in the file, the other as `method` says. */
export const tellingHeif = (method: 0 | 1, beyond = 0): Buffer => {
  const picture = Buffer.from('the picture itself')
  const idat = Buffer.concat([u32(8 + told.length), Buffer.from('idat', 'latin1'), told])
  const ftyp = heif(['heic', 'mif1']).subarray(0, 20)
  const infos = fullBox('iinf', 0, Buffer.concat([u16(2), itemInfo(1, 'hvc1'), itemInfo(2, 'Exif')]))
  const place = (id: number, how: number, offset: number, length: number) =>
    Buffer.concat([u16(id), u16(how), u16(0), u16(1), u32(offset), u32(length)])
  const places = (data: number) =>
    fullBox(
      'iloc',
      1,
      Buffer.concat([
        u16(0x4400),
        u16(2),
        place(1, 0, data, picture.length),
        place(2, method, method === 1 ? 0 : data + picture.length, told.length),
      ]),
    )
  const meta = (data: number) => {
    const parts = [infos, places(data), ...(method === 1 ? [idat] : [])]
    const described = fullBox('meta', 0, Buffer.concat(parts))
    if (beyond > 0) described.writeUInt32BE(infos.length + beyond, 12)
    return described
  }
  const media = Buffer.concat([picture, ...(method === 0 ? [told] : [])])
  const data = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(data), u32(media.length + 8), Buffer.from('mdat', 'latin1'), media])
}

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** In the form with features: they announce Exif and XMP. */
export const tellingWebp = (orientation: number): Buffer => {
  const features = Buffer.from([0x0c, 0, 0, 0, 7, 0, 0, 5, 0, 0])
  const parts = [
    chunk('VP8X', features),
    WEBP.subarray(12),
    chunk('EXIF', exif(orientation)),
    chunk('XMP ', told),
  ]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

export const tellingPng = (orientation: number): Buffer =>
  Buffer.concat([
    png({
      extra: Buffer.concat([
        pngChunk('eXIf', exif(orientation)),
        pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), told])),
        pngChunk('prVt', told),
        pngChunk('pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1])),
      ]),
    }),
    told,
  ])

export const tellingGif = (): Buffer => {
  const moving = gif(2)
  const block = (label: number, name: string) =>
    Buffer.concat([
      Buffer.from([0x21, label, name.length]),
      Buffer.from(name),
      Buffer.from([told.length]),
      told,
      Buffer.from([0]),
    ])
  const repeat = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
  ])
  const head = 13 + 6
  return Buffer.concat([
    moving.subarray(0, head),
    repeat,
    block(0xff, 'XMP DataXMP'),
    block(0xfe, 'note'),
    moving.subarray(head),
    told,
  ])
}

/** A page that names its maker and its place, before and behind what it needs. */
export const tellingTiff = (): Buffer => {
  const plain = tiff([4, 2])
  const directory = plain.readUInt32LE(4)
  const entries = Array.from({ length: 4 }, (_, index) =>
    plain.subarray(directory + 2 + index * 12, directory + 14 + index * 12),
  )
  const own = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const texts = directory + 2 + 6 * 12 + 4
  const places = texts + told.length
  const [width, height, strips, sizes] = entries as [Buffer, Buffer, Buffer, Buffer]
  const maker = own(0x010f, 2, told.length, texts)
  const gps = own(0x8825, 4, 1, places)
  const link = Buffer.alloc(4)
  return Buffer.concat([
    plain.subarray(0, directory),
    Buffer.from([6, 0]),
    ...[width, height, maker, strips, sizes, gps],
    link,
    told,
    Buffer.concat([Buffer.from([1, 0]), own(2, 2, told.length, places + 18), link, told]),
  ])
}
