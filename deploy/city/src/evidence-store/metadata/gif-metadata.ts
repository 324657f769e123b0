import { afterGifHead, afterGifPart } from '../image-wholeness.ts'

const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const TRAILER = 0x3b
/** They say how often moving pictures are repeated; others carry descriptions. */
const NEEDED_APPLICATIONS: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const isNeeded = (part: Buffer): boolean => {
  if (part[0] !== EXTENSION) return true
  if (part[1] === APPLICATION) return NEEDED_APPLICATIONS.includes(part.toString('latin1', 3, 14))
  return part[1] === GRAPHIC_CONTROL
}

export const gifWithoutMetadata = (bytes: Buffer): Buffer => {
  const first = afterGifHead(bytes)
  const kept = [bytes.subarray(0, first)]
  for (let at = first; at !== -1 && bytes[at] !== TRAILER; ) {
    const next = afterGifPart(bytes, at)
    const part = bytes.subarray(at, next === -1 ? at : next)
    if (isNeeded(part)) kept.push(part)
    at = next
  }
  return Buffer.concat([...kept, Buffer.from([TRAILER])])
}
