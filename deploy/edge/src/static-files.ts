import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A year: a published version never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Answers one file below `root`, already compressed when the browser takes it; null when there is none. */
export function staticFile(root: string, path: string, acceptEncoding: string): Response | null {
  const file = join(root, normalize(`/${path}`))
  const type = TYPES[extname(file)]
  if (!type || !existsSync(file) || !statSync(file).isFile()) return null
  const isCompressed = /\bbr\b/.test(acceptEncoding) && existsSync(`${file}.br`)
  const headers = new Headers({
    'content-type': type,
    'cache-control': IMMUTABLE,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  if (isCompressed) headers.set('content-encoding', 'br')
  return new Response(readFileSync(isCompressed ? `${file}.br` : file), { headers })
}
