import { exifOfOrientation, orientationOf } from './orientation.ts'

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1')

const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const begins = (body: Buffer, head: string) => body.toString('latin1', 0, head.length) === head

/** Of the segments that programs add, those without which colours would be wrong. */
const isNeeded = (marker: number, body: Buffer): boolean => {
  if (marker < 0xe0 || marker > 0xef) return marker !== COMMENT
  if (marker === 0xe0) return begins(body, 'JFIF\0')
  if (marker === 0xe2) return begins(body, 'ICC_PROFILE\0')
  return marker === 0xee && begins(body, 'Adobe')
}

/** The next marker that is not part of a scan's data; the end of the file when there is none. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

const exifSegment = (orientation: number): readonly Buffer[] => {
  const exif = exifOfOrientation(orientation)
  if (exif === null) return []
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF_HEAD.length + exif.length])
  return [head, EXIF_HEAD, exif]
}

/** Up to the picture's own end: what phones put behind it (a film, more previews) goes too. */
export const jpegWithoutMetadata = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    const end = Math.min(bytes.length, at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)))
    const body = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && begins(body, 'Exif\0\0')) orientation = orientationOf(body.subarray(6))
    const next = nextMarker(bytes, end)
    if (isNeeded(marker, body)) kept.push(bytes.subarray(at, marker === START_OF_SCAN ? next : end))
    at = next
  }
  const start = bytes.subarray(0, 2)
  return Buffer.concat([start, ...exifSegment(orientation), ...kept, Buffer.from([0xff, END_OF_IMAGE])])
}
