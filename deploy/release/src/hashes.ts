import { createHash } from 'node:crypto'

const sri = (algorithm: 'sha256' | 'sha384' | 'sha512', content: Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Hashes hardly compress, so pages carry the shortest one browsers accept. */
export const integrityOf = (content: Uint8Array): string => sri('sha256', content)

/** Every hash browsers accept for these bytes; earlier publications may use any. */
export const hashesOf = (content: Uint8Array): string[] =>
  (['sha256', 'sha384', 'sha512'] as const).map(algorithm => sri(algorithm, content))
