import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Handler } from './secure-server.ts'
import { type Fronts, translateOrigins } from './translate-origins.ts'

/** Hop-by-hop headers, forbidden in HTTP/2. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

/**
 * Forwards everything to `upstream` unchanged, compressed as received. Only pages and their policies are rewritten, so
 * that the browser requests the origins in front.
 */
export function reverseProxy(upstream: string, fronts: Fronts): Handler {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { host } = new URL(upstream)
  return (request, response) => {
    const options = { method: request.method, headers: { ...forwarded(request, upstream), host }, agent }
    const asked = ask(`${upstream}${request.url}`, options, answer => {
      pass(answer, response, fronts).catch(() => response.stream?.close())
    })
    asked.on('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    request.pipe(asked)
  }
}

function forwarded(request: Http2ServerRequest, upstream: string): IncomingHttpHeaders {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  const headers: IncomingHttpHeaders = Object.fromEntries(own)
  return headers.origin ? { ...headers, origin: upstream } : headers
}

async function pass(answer: IncomingMessage, response: Http2ServerResponse, fronts: Fronts): Promise<void> {
  const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name))
  const headers: IncomingHttpHeaders = Object.fromEntries(kept)
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') headers['content-security-policy'] = translateOrigins(policy, fronts)
  const status = answer.statusCode ?? 502
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(status, headers)
    answer.pipe(response)
    return
  }
  const page = translatePage(await buffer(answer), headers['content-encoding'] === 'br', fronts)
  response.writeHead(status, { ...headers, 'content-length': page.length })
  response.end(page)
}

const pages = new Map<string, Buffer>()

/** Recompressed like at the edge, once per page, so that the time does not count for the portal. */
function translatePage(body: Buffer, isCompressed: boolean, fronts: Fronts): Buffer {
  const html = translateOrigins((isCompressed ? brotliDecompressSync(body) : body).toString(), fronts)
  if (!isCompressed) return Buffer.from(html)
  const known = pages.get(html)
  if (known) return known
  const page = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  pages.set(html, page)
  return page
}
