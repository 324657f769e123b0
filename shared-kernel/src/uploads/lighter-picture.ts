import { mediaTypeOf } from '../evidence/index.ts'
import { canvasOf, writtenPicture } from './picture-canvas.ts'

const TYPE = 'image/jpeg'
const QUALITY = 0.85
/** Pixels: more than a page printed at 300 dots an inch, and a square of it is what Safari can still draw. */
const LONGEST = 4000
/** Bytes; a larger picture may take more memory than a phone has. */
const MOST = 40_000_000
/** Others may be animated or have several pages, of which only one would remain. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif', 'image/bmp']

export const canBeLighter = (file: File): boolean =>
  file.size <= MOST && TYPES.includes(mediaTypeOf(file) ?? '')

/**
 * The picture drawn anew with fewer bytes: a phone makes larger ones than the city takes, and few people know how to
 * reduce them. Null when this browser cannot read or draw it.
 */
export async function lighterPicture(file: File): Promise<File | null> {
  const blob = await canvasOf(file, LONGEST)
    .then(canvas => writtenPicture(canvas, TYPE, QUALITY))
    .catch(() => null)
  const name = `${file.name.replace(/\.\w{1,9}$/, '')}.jpg`
  return blob && new File([blob], name, { type: TYPE, lastModified: file.lastModified })
}
