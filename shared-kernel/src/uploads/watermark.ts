import { lazyChunk } from '@parvis/shared-kernel/remote'
import { mediaTypeOf } from '../evidence/index.ts'
import { markedPicture } from './picture-mark.ts'

/** What goes to the city: the file, and whether it carries the words that the city asks for. */
export interface Marking {
  readonly file: File
  readonly isMarked: boolean
}

type Marker = (file: File, type: string, words: string) => Promise<Blob | null>

/** A library of its own weight, fetched by whoever chooses a PDF where the city marks files. */
const pdfMark = lazyChunk(() => import(/* webpackChunkName: "pdf-mark" */ './pdf-mark.ts'))

async function markedDocument(file: File, words: string): Promise<Blob | null> {
  const { markedPdf } = await pdfMark.retry()
  try {
    return new Blob([await markedPdf(new Uint8Array(await file.arrayBuffer()), words)])
  } catch {
    return null
  }
}

const orNothing = (work: Promise<Blob | null>) => work.catch(() => null)
const picture: Marker = (file, type, words) => orNothing(markedPicture(file, type, words))

/** What can be written again as it was. Moving pictures would lose their movement, scans of many pages all but one. */
const MARKERS: Readonly<Record<string, Marker>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
  'application/pdf': (file, _type, words) => markedDocument(file, words),
}

/**
 * The file with the city's words across it, so that a stolen copy is of no use elsewhere (second document §7). What cannot
 * be marked here goes as it is, which the citizen is told: a locked PDF, HEIC, a broken file; whether it will do is the
 * city's to judge. Rejects when the library could not be fetched: trying again is better than sending it bare.
 */
export async function watermarked(file: File, words: string): Promise<Marking> {
  const type = mediaTypeOf(file) ?? ''
  const marker = Object.hasOwn(MARKERS, type) ? MARKERS[type] : undefined
  const blob = marker ? await marker(file, type, words) : null
  if (blob === null) return { file, isMarked: false }
  const { name, lastModified } = file
  return { file: new File([blob], name, { type, lastModified }), isMarked: true }
}
