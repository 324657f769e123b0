import { lazyChunk } from '@parvis/shared-kernel/remote'
import { mediaTypeOf } from '../evidence/index.ts'
import { watermarkedPicture } from './picture-mark.ts'

/** The file to send, and whether it carries the city's watermark. */
export interface Marking {
  readonly file: File
  readonly isMarked: boolean
}

type Marker = (file: File, type: string, text: string) => Promise<Blob | null>

/** A large library, loaded only when a PDF is chosen in a city with watermarks. */
const pdfMark = lazyChunk(() => import(/* webpackChunkName: "pdf-mark" */ './pdf-mark.ts'))

async function markedDocument(file: File, text: string): Promise<Blob | null> {
  const { watermarkedPdf } = await pdfMark.retry()
  try {
    return new Blob([await watermarkedPdf(new Uint8Array(await file.arrayBuffer()), text)])
  } catch {
    return null
  }
}

const orNothing = (work: Promise<Blob | null>) => work.catch(() => null)
const picture: Marker = (file, type, text) => orNothing(watermarkedPicture(file, type, text))

/**
 * Types that can be rewritten without loss: others may be animated or have several pages, of which only one would
 * remain.
 */
const MARKERS: Readonly<Record<string, Marker>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
  'application/pdf': (file, _type, text) => markedDocument(file, text),
}

/**
 * The file with the city's watermark, so that a stolen copy is useless elsewhere (second document §7). A file that
 * cannot be marked (locked PDF, HEIC, broken file) is sent unmarked; the citizen is informed, and the city decides on
 * it. Rejects when the library cannot be loaded: retrying is better than sending it unmarked.
 */
export async function watermarked(file: File, text: string): Promise<Marking> {
  const type = mediaTypeOf(file) ?? ''
  const marker = Object.hasOwn(MARKERS, type) ? MARKERS[type] : undefined
  const blob = marker ? await marker(file, type, text) : null
  if (blob === null) return { file, isMarked: false }
  const { name, lastModified } = file
  return { file: new File([blob], name, { type, lastModified }), isMarked: true }
}
