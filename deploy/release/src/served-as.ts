import { getMimeType } from 'hono/utils/mime'

/** A year: a published version never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** Headers for a file of a site, by its path, like the edge's. */
export function servedAs(path: string): Readonly<Record<string, string>> {
  const [, name = path, ending = ''] = /^(.*)\.(br|gz)$/.exec(path) ?? []
  const encoding = ENCODINGS[ending]
  return {
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': /(?:^|\/)cities\//.test(path) ? 'no-cache' : IMMUTABLE,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  }
}
