import type { ContentFault } from './content-fault.ts'
import { isTooLarge } from './picture-size.ts'

const HEAD_BYTES = 54

const isWhole = (bytes: Buffer, width: number, height: number): boolean => {
  const dataAt = bytes.readUInt32LE(10)
  const isPacked = bytes.readUInt32LE(30) !== 0
  const rowBytes = Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4
  return isPacked ? dataAt < bytes.length : dataAt + rowBytes * height <= bytes.length
}

/** A BMP is kept unchanged: it cannot hold metadata, and sharp does not decode it. */
export const bmpFault = (bytes: Buffer): ContentFault | null => {
  if (bytes.length < HEAD_BYTES) return 'FileUnreadable'
  // A negative height means that the rows are stored from the top.
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
  if (width < 1 || height < 1 || !isWhole(bytes, width, height)) return 'FileUnreadable'
  return isTooLarge({ width, height }) ? 'FileTooLarge' : null
}
