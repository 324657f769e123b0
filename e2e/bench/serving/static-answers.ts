import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Handler } from './secure-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves `contents` (path → text) with maximum brotli, anything else through `rest`. */
export function staticAnswers(contents: ReadonlyMap<string, string>, rest: Handler): Handler {
  const compressed = new Map([...contents].map(([path, text]) => [path, brotliCompressSync(text)]))
  return (request, response) => {
    const path = new URL(request.url, 'https://127.0.0.1').pathname
    const body = compressed.get(path)
    const type = TYPES[extname(path)]
    if (!body || !type) return rest(request, response)
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    })
    response.end(body)
  }
}
