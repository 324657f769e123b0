import { createHash } from 'node:crypto'

/** By which a policy lets the very bytes of an element's text in. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
