import { exifOfOrientation, orientationOf } from './orientation.ts'

const NEEDED: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** Chunks are counted in pairs of bytes. */
const padded = (size: number) => size + (size % 2)

const chunk = (type: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(8 + padded(data.length))
  bytes.write(type, 'latin1')
  bytes.writeUInt32LE(data.length, 4)
  data.copy(bytes, 8)
  return bytes
}

/** The Exif block of a chunk, which some programs begin as a JPEG does. */
const exifOf = (data: Buffer): Buffer => (data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data)

/** The header of features, which then announces only what is still there. */
const withFlags = (header: Buffer, hasExif: boolean): Buffer => {
  const copy = Buffer.from(header)
  const flags = copy.readUInt8(8) & ~(EXIF_FLAG | XMP_FLAG)
  copy.writeUInt8(hasExif ? flags | EXIF_FLAG : flags, 8)
  return copy
}

export const webpWithoutMetadata = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  let orientation = 1
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= end; at += 8 + padded(bytes.readUInt32LE(at + 4))) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const data = bytes.subarray(at + 8, Math.min(end, at + 8 + size))
    if (type === 'EXIF') orientation = orientationOf(exifOf(data))
    if (NEEDED.includes(type)) kept.push(chunk(type, data))
  }
  const exif = exifOfOrientation(orientation)
  const parts = kept.map(part =>
    part.toString('latin1', 0, 4) === 'VP8X' && part.length > 8 ? withFlags(part, exif !== null) : part,
  )
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts, ...(exif === null ? [] : [chunk('EXIF', exif)])])
  return chunk('RIFF', body)
}
