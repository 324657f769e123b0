import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { attachmentSize } from '../subscriber/index.ts'

/** What the browser knows of a file before upload. */
export interface FileFacts {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** MIME type guessed by the browser; '' when unknown. */
  readonly type: string
}

export type FileReason = 'empty' | 'unsupported-type' | 'too-large'

// PDF and images (second document §9), by the extensions that phones and scanners use. SVG is excluded: it can contain
// scripts.
const TYPE_OF_ENDING: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
}

export const ACCEPTED_TYPES: readonly string[] = [...new Set(Object.values(TYPE_OF_ENDING))]

/** MIME type for the upload: the browser's, else by extension, else null. */
export function mediaTypeOf({ name, type }: Pick<FileFacts, 'name' | 'type'>): string | null {
  const said = type.toLowerCase().split(';')[0]?.trim() ?? ''
  if (said !== '' && said !== 'application/octet-stream') return said === 'image/jpg' ? 'image/jpeg' : said
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  return Object.hasOwn(TYPE_OF_ENDING, ending) ? (TYPE_OF_ENDING[ending] ?? null) : null
}

/** Checks a file before upload by name, type and size; the server checks its content. */
export function fileRule(file: FileFacts): Verdict<FileReason> {
  if (file.size === 0) return refused('empty')
  const type = mediaTypeOf(file)
  if (type === null || !ACCEPTED_TYPES.includes(type)) return refused('unsupported-type')
  return attachmentSize(file.size).allowed ? ALLOWED : refused('too-large')
}
