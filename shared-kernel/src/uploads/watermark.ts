import { mediaTypeOf } from '../evidence/index.ts'

/** Types that a canvas writes again as they were. Moving pictures would lose their movement, scans their pages. */
const DRAWABLE: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const QUALITY = 0.92

/** Lines across the whole picture: a mark in a corner is cut off in a second. */
function drawMark(canvas: OffscreenCanvas | HTMLCanvasElement, text: string): void {
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!pen) return
  const size = Math.max(14, Math.round(Math.hypot(canvas.width, canvas.height) / 42))
  pen.font = `600 ${size}px sans-serif`
  pen.textAlign = 'center'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate(-Math.PI / 6)
  const reach = Math.hypot(canvas.width, canvas.height) / 2
  const width = pen.measureText(text).width + size * 4
  for (let y = -reach; y <= reach; y += size * 7)
    for (let x = -reach; x <= reach; x += width) {
      // Light edge, dark body: it can be read on a white page and on a dark photograph, and hides neither.
      pen.lineWidth = size / 8
      pen.strokeStyle = 'rgb(255 255 255 / 35%)'
      pen.fillStyle = 'rgb(20 20 20 / 28%)'
      pen.strokeText(text, x, y)
      pen.fillText(text, x, y)
    }
}

async function drawn(file: File, type: string, text: string): Promise<File | null> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  drawMark(canvas, text)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY))
  return blob && blob.type === type
    ? new File([blob], file.name, { type, lastModified: file.lastModified })
    : null
}

/**
 * The picture with the city's words across it, so that a stolen copy is of no use elsewhere; drawing it again also drops
 * what a phone wrote into it (place, serial number). Whatever cannot be drawn here goes as it is: PDF, HEIC, a broken file,
 * which the city judges itself.
 */
export async function watermarked(file: File, text: string | null): Promise<File> {
  const type = mediaTypeOf(file)
  if (!text || type === null || !DRAWABLE.includes(type)) return file
  try {
    return (await drawn(file, type, text)) ?? file
  } catch {
    return file
  }
}
