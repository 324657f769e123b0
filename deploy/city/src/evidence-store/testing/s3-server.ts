import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Account, type SignedRequest, verify } from './sig-v4-verifier.ts'

const PAGE = 2

export interface TestBucket {
  options: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** Key → bytes. */
  objects: Map<string, Buffer>
  /** Makes an object older than it is. */
  age(key: string, ms: number): void
  /** Moves the store's clock, which is not the city's. */
  moveBy(ms: number): void
  /** Refuses everything, as a store that is down. */
  isDown: boolean
  stop(): Promise<void>
}

const ACCOUNT: Account = {
  accessKeyId: 'PARVISTEST',
  secretAccessKey: 'never/used+anywhere',
  region: 'eu-west-3',
}
const BUCKET = 'evidence'

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const asSigned = (request: IncomingMessage, body: Buffer): SignedRequest => ({
  method: request.method ?? '',
  target: request.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  ),
  bodySha256: createHash('sha256').update(body).digest('hex'),
})

/** A bucket that verifies every signature as AWS does, by code of its own; it takes uploads of one portal’s pages. */
export const startTestBucket = async (portal = 'http://127.0.0.1:4300'): Promise<TestBucket> => {
  const objects = new Map<string, Buffer>()
  const changed = new Map<string, number>()
  let shift = 0
  const now = () => Date.now() + shift

  const list = (query: URLSearchParams): string => {
    const keys = [...objects.keys()].filter(key => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const page = keys.slice(from, from + PAGE).map(key => {
      const moment = new Date(changed.get(key) ?? now()).toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${moment}</LastModified></Contents>`
    })
    const isTruncated = from + PAGE < keys.length
    const next = isTruncated ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${page.join('')}</ListBucketResult>`
  }

  const serve = (method: string, key: string, body: Buffer): [number, Buffer?] => {
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      changed.set(key, now())
      return [200]
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return [204]
    }
    return found === undefined ? [404] : [200, found]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers.origin === portal) response.setHeader('access-control-allow-origin', portal)
    response.setHeader('access-control-allow-methods', 'PUT')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('date', new Date(now()).toUTCString())
    if (request.method === 'OPTIONS') return void response.writeHead(200).end()
    const body = await bodyOf(request)
    if (bucket.isDown) return void response.writeHead(503).end()
    const verdict = verify(asSigned(request, body), ACCOUNT, now())
    if (verdict !== 'ok') return void response.writeHead(403).end(`<Error><Code>${verdict}</Code></Error>`)
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length)
    if (key === '') return void response.writeHead(200).end(list(url.searchParams))
    const [status, content] = serve(request.method ?? '', key, body)
    if (content !== undefined) response.setHeader('content-length', content.length)
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : content)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bucket: TestBucket = {
    options: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, ...ACCOUNT },
    objects,
    age: (key, ms) => changed.set(key, now() - ms),
    moveBy: ms => {
      shift += ms
    },
    isDown: false,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return bucket
}
