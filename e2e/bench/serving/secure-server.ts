import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '@parvis/edge/testing'

export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void

export interface SecureServer {
  readonly origin: string
  stop(): Promise<void>
}

/** HTTP/2 over TLS on any free port of 127.0.0.1, as a portal is served to its visitors. */
export async function serveSecurely(certificate: Certificate, handler: Handler): Promise<SecureServer> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, handler)
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', session => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}
