const ascii = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(length, bytes.length - from)),
  ).toString('latin1')

const startsWith = (bytes: Uint8Array, ...head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte)

const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1'])

/** How a file of each accepted type begins. No SVG: it can carry scripts. */
const SIGNATURES: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': bytes => ascii(bytes, 0, 5) === '%PDF-',
  'image/jpeg': bytes => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': bytes => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': bytes => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
  'image/heic': bytes => ascii(bytes, 4, 4) === 'ftyp' && HEIF_BRANDS.has(ascii(bytes, 8, 4)),
}

/** Parts of a PDF that act by themselves when it is opened. */
const ACTIVE_PDF = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/

export const ACCEPTED_TYPES = Object.keys(SIGNATURES)

export type ContentFault = 'FileTooLarge' | 'FileTypeNotSupported' | 'FileUnreadable'

/** The HTTP status of each fault. */
export const FAULT_STATUS = {
  FileTooLarge: 413,
  FileTypeNotSupported: 415,
  FileUnreadable: 422,
} as const satisfies Record<ContentFault, number>

/** Whether the bytes are what their type says, and nothing that acts; null when they are fine. */
export const contentFault = (mime: string, bytes: Uint8Array): ContentFault | null => {
  const isType = SIGNATURES[mime]
  if (isType === undefined) return 'FileTypeNotSupported'
  if (!isType(bytes)) return 'FileUnreadable'
  if (mime === 'application/pdf' && ACTIVE_PDF.test(ascii(bytes, 0, bytes.length)))
    return 'FileTypeNotSupported'
  return null
}
