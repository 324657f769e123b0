import { canvasOf, writtenPicture } from './picture-canvas.ts'

const QUALITY = 0.92

/** Draws lines across the whole picture: a mark in a corner is easily cut off. */
function drawMark(canvas: HTMLCanvasElement, text: string): void {
  const pen = canvas.getContext('2d')
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
      // Light outline, dark fill: readable on a white page and a dark photograph, hiding neither.
      pen.lineWidth = size / 8
      pen.strokeStyle = 'rgb(255 255 255 / 35%)'
      pen.fillStyle = 'rgb(20 20 20 / 28%)'
      pen.strokeText(text, x, y)
      pen.fillText(text, x, y)
    }
}

/**
 * The picture with the city's watermark. Redrawing it also removes the phone's metadata (location, serial number). Null
 * when this browser cannot write that type; rejects unreadable pictures.
 */
export async function watermarkedPicture(file: File, type: string, text: string): Promise<Blob | null> {
  const canvas = await canvasOf(file)
  drawMark(canvas, text)
  return writtenPicture(canvas, type, QUALITY)
}
