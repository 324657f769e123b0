import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void

export interface SecureServer {
  readonly origin: string
  stop(): Promise<void>
}

interface Certificate {
  readonly key: string
  readonly cert: string
}

/** For this machine and this day only: the browser of the bench is told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const subject = [{ name: 'commonName', value: '127.0.0.1' }]
  const made = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return { key: made.private, cert: made.cert }
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
