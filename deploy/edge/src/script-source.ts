import { createHash } from 'node:crypto'

/** CSP source that allows exactly this text of an inline element. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
