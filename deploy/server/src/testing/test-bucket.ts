import { createHash } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Account, type SignedRequest, verify } from './sig-v4-verifier.ts'

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
  /** Ignores conditions and overwrites, like a store without conditional writes. */
  isBlind: boolean
  stop(): Promise<void>
}

interface TestBucketOptions {
  /** Origin of the pages that may upload. */
  readonly portal?: string
  /** Keys on one page of a listing. */
  readonly page?: number
  /** What anybody may read. */
  readonly isPublic?: (key: string) => boolean
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

/** Headers stored with an object and returned with it. */
const SAID = ['content-type', 'content-encoding', 'cache-control', 'x-amz-meta-write']

/** Keys of a listing, grouped into folders at the next delimiter. */
const listed = (keys: readonly string[], query: URLSearchParams): readonly string[] => {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const shown = keys
    .filter(key => key.startsWith(prefix))
    .map(key => {
      const at = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length)
      return at === -1 ? key : key.slice(0, at + 1)
    })
  return [...new Set(shown)].sort()
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')

/** A bucket's objects, listing and writing. */
const createObjects = (now: () => number, page: number) => {
  const objects = new Map<string, Buffer>()
  const changed = new Map<string, number>()
  const said = new Map<string, Record<string, string>>()

  const list = (query: URLSearchParams): string => {
    const names = listed([...objects.keys()], query)
    const from = Number(query.get('continuation-token') ?? 0)
    const parts = names.slice(from, from + page).map(name => {
      if (!objects.has(name)) return `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
      const moment = new Date(changed.get(name) ?? now()).toISOString()
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${moment}</LastModified></Contents>`
    })
    const isTruncated = from + page < names.length
    const next = isTruncated ? `<NextContinuationToken>${from + page}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${parts.join('')}</ListBucketResult>`
  }

  const put = (key: string, body: Buffer, headers: IncomingHttpHeaders): void => {
    objects.set(key, body)
    changed.set(key, now())
    said.set(
      key,
      Object.fromEntries(SAID.flatMap(name => (headers[name] ? [[name, String(headers[name])]] : []))),
    )
  }
  return { objects, changed, said, list, put }
}

interface Reply {
  readonly status: number
  readonly content?: string | Buffer
  readonly headers?: OutgoingHttpHeaders
}

/**
 * A bucket that verifies every signature like AWS, with its own implementation; accepts uploads from one portal's
 * pages.
 */
export const startTestBucket = async (settings: TestBucketOptions = {}): Promise<TestBucket> => {
  const { portal = 'http://127.0.0.1:4300', page = 2, isPublic = () => false } = settings
  let shift = 0
  const now = () => Date.now() + shift
  const { objects, changed, said, list, put } = createObjects(now, page)

  const serve = ({ method, headers }: IncomingMessage, key: string, body: Buffer): Reply => {
    const found = objects.get(key)
    if (method === 'PUT') {
      if (found && headers['if-none-match'] === '*' && !bucket.isBlind) return { status: 412 }
      put(key, body, headers)
      return { status: 200 }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (found === undefined) return { status: 404 }
    return { status: 200, content: found, headers: { 'content-length': found.length, ...said.get(key) } }
  }

  const reply = (request: IncomingMessage, body: Buffer): Reply => {
    if (request.method === 'OPTIONS') return { status: 200 }
    if (bucket.isDown) return { status: 503 }
    const url = new URL(request.url ?? '/', 'http://store')
    const [, bucketName, ...names] = decodeURIComponent(url.pathname).split('/')
    const key = names.join('/')
    const isOpen = request.method === 'GET' && key !== '' && isPublic(key)
    const verdict = isOpen ? 'ok' : verify(asSigned(request, body), ACCOUNT, now())
    if (verdict !== 'ok') return { status: 403, content: `<Error><Code>${verdict}</Code></Error>` }
    if (bucketName !== BUCKET) return { status: 404, content: '<Error><Code>NoSuchBucket</Code></Error>' }
    return key === '' ? { status: 200, content: list(url.searchParams) } : serve(request, key, body)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers.origin === portal) response.setHeader('access-control-allow-origin', portal)
    response.setHeader('access-control-allow-methods', 'PUT')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('date', new Date(now()).toUTCString())
    const { status, headers, content } = reply(request, await bodyOf(request))
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : content)
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
    isBlind: false,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return bucket
}
