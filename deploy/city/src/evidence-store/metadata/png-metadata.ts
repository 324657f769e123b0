import { crc32 } from 'node:zlib'
import { exifOfOrientation, orientationOf } from './orientation.ts'

/** What a picture looks different without. */
const NEEDED: readonly string[] = [
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD', 'pHYs', 'hIST', 'sPLT'],
  ...['acTL', 'fcTL', 'fdAT'],
]
/** Upper case begins the name of a chunk that no viewer can do without. */
const isNeeded = (type: string) => /^[A-Z]/.test(type) || NEEDED.includes(type)

const exifChunk = (orientation: number): readonly Buffer[] => {
  const exif = exifOfOrientation(orientation)
  if (exif === null) return []
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(exif.length)
  sum.writeUInt32BE(crc32(body))
  return [length, body, sum]
}

export const pngWithoutMetadata = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4))
    if (isNeeded(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  const [header = Buffer.alloc(0), ...others] = kept
  return Buffer.concat([bytes.subarray(0, 8), header, ...exifChunk(orientation), ...others])
}
