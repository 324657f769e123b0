/**
 * The picture on a white canvas, upright; its longest side in pixels at most `longest`. Rejects unreadable pictures.
 * What is transparent would become black in a JPEG, and black text on it be lost.
 */
export async function canvasOf(file: File, longest = Number.POSITIVE_INFINITY): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return canvas
}

/** The canvas as a file of that type, `quality` from 0 to 1; null when this browser cannot write it. */
export async function writtenPicture(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
  return blob?.type === type ? blob : null
}
