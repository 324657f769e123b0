import { createHash } from 'node:crypto'

const sri = (algorithm: 'sha256' | 'sha384' | 'sha512', content: Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Half the bytes of a page's hashes compress to nothing: the shortest that browsers take is the one we write. */
export const integrityOf = (content: Uint8Array): string => sri('sha256', content)

/** Every hash that a browser accepts as the integrity of these bytes; what was published earlier may hold any of them. */
export const hashesOf = (content: Uint8Array): string[] =>
  (['sha256', 'sha384', 'sha512'] as const).map(algorithm => sri(algorithm, content))
