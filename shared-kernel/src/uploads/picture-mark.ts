const QUALITY = 0.92

/** Lines across the whole picture: a mark in a corner is cut off in a second. */
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
      // Light edge, dark body: it can be read on a white page and on a dark photograph, and hides neither.
      pen.lineWidth = size / 8
      pen.strokeStyle = 'rgb(255 255 255 / 35%)'
      pen.fillStyle = 'rgb(20 20 20 / 28%)'
      pen.strokeText(text, x, y)
      pen.fillText(text, x, y)
    }
}

/**
 * The picture with the city's words across it; drawing it again also drops what a phone wrote into it (place, serial
 * number). Null when this browser cannot write that type; rejects what it cannot read.
 */
export async function markedPicture(file: File, type: string, words: string): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  drawMark(canvas, words)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY))
  return blob?.type === type ? blob : null
}
