/** How many bytes of a file's beginning tell its type. */
export const HEAD_BYTES = 256

const startsWith = (bytes: Uint8Array, ...head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte)

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Returns the brands of an ISO base media file: its own, then the compatible ones. */
const brandsOf = (bytes: Uint8Array): readonly string[] => {
  if (text(bytes, 4, 4) !== 'ftyp' || bytes.length < 16) return []
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, HEAD_BYTES)
  const brands = [text(bytes, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, 4))
  return brands
}

const hasBrand = (bytes: Uint8Array, main: readonly string[], needed: readonly string[]) => {
  const brands = brandsOf(bytes)
  return main.includes(brands[0] ?? '') && brands.some(brand => needed.includes(brand))
}

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const isHeic = (bytes: Uint8Array) => hasBrand(bytes, HEIC, HEIC)

/** First bytes of each accepted type (`fileRule`). SVG is excluded: it can contain scripts. */
export const SIGNATURES: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map(
  Object.entries({
    'application/pdf': bytes => text(bytes, 0, 5) === '%PDF-',
    'image/jpeg': bytes => startsWith(bytes, 0xff, 0xd8, 0xff),
    'image/png': bytes => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    'image/gif': bytes => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)),
    'image/webp': bytes => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP',
    'image/avif': bytes => hasBrand(bytes, ['avif', 'mif1'], ['avif']),
    'image/heic': isHeic,
    'image/heif': isHeic,
    'image/tiff': bytes => ['II\x2a\0', 'MM\0\x2a'].includes(text(bytes, 0, 4)),
    'image/bmp': bytes => text(bytes, 0, 2) === 'BM',
  }),
)

/** Returns the type whose first bytes the content has. */
export const contentTypeOf = (bytes: Uint8Array): string | undefined =>
  [...SIGNATURES.keys()].find(mime => SIGNATURES.get(mime)?.(bytes))
