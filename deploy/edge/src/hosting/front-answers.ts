import type { Locale } from '@parvis/shared-kernel/formats'
import { LOCALES } from '@parvis/shared-kernel/formats'
import { getMimeType } from 'hono/utils/mime'
import { EDGE_STATUSES, type EdgeStatus, failureOf } from '../envelope.ts'

/** Responses a front server gives itself must equal the edge's (`envelope.ts`, `static-files.ts`). */

/** Accept-Language headers with English before any French; valid in both PCRE and RE2. */
export const FIRST_ENGLISH = '(?i)^(?:[^f]|f[^r])*?\\ben\\b'

export interface FrontFailure {
  readonly status: EdgeStatus
  readonly language: Locale
  /** For API requests. */
  readonly json: string
  /** For other requests. */
  readonly text: string
}

export const FRONT_FAILURES: readonly FrontFailure[] = EDGE_STATUSES.flatMap(status =>
  LOCALES.map(language => {
    const failure = failureOf(status, language)
    return { status, language, json: JSON.stringify(failure), text: failure.message }
  }),
)

export const TEXT = 'text/plain; charset=UTF-8'

const PUBLISHED = [
  ...[
    'js',
    'mjs',
    'css',
    'json',
    'map',
    'html',
    'txt',
    'svg',
    'png',
    'jpg',
    'jpeg',
    'webp',
    'avif',
    'gif',
    'ico',
  ],
  ...['woff', 'woff2', 'ttf', 'wasm', 'pdf'],
] as const

/** Content types of part files, by extension. */
export const FILE_TYPES: readonly (readonly [ending: string, type: string])[] = PUBLISHED.map(ending => [
  ending,
  getMimeType(`.${ending}`) ?? 'application/octet-stream',
])

/** City response types worth compressing. */
export const COMPRESSED_TYPES = ['application/json', 'text/plain', 'text/css', 'text/csv', 'image/svg+xml']

export const headerName = (name: string) => name.replace(/(^|-)[a-z]/g, letters => letters.toUpperCase())
