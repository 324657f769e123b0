import { request as askPlainly } from 'node:http'
import { connect } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Decompressed. */
  readonly text: string
}

/** Sends the path unchanged, over HTTP/2 for https: `fetch` would normalise paths and hide the encoding. */
export const ask = (origin: string, path: string, asked: Asked = {}): Promise<Heard> =>
  origin.startsWith('https:') ? askSecurely(origin, path, asked) : askOnce(origin, path, asked)

const askSecurely = (origin: string, path: string, { method = 'GET', headers = {}, body }: Asked) =>
  new Promise<Heard>((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false })
    session.once('error', reject)
    const stream = session.request({ ...headers, ':method': method, ':path': path })
    stream.once('error', reject)
    stream.once('response', said => {
      const { ':status': status, ...rest } = said
      buffer(stream)
        .then(bytes => resolve(heard(Number(status), rest, bytes)))
        .catch(reject)
        .finally(() => session.close())
    })
    stream.end(body)
  })

const askOnce = (origin: string, path: string, { method = 'GET', headers = {}, body }: Asked) =>
  new Promise<Heard>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const call = askPlainly({ hostname, port, path, method, headers, agent: false }, answer => {
      buffer(answer).then(bytes => resolve(heard(answer.statusCode ?? 0, answer.headers, bytes)), reject)
    })
    call.once('error', reject)
    call.end(body)
  })

function heard(status: number, headers: object, bytes: Buffer): Heard {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return { status, headers: named, text: decompressed(bytes, named['content-encoding']).toString() }
}

const decompressed = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
