import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type AnswerHeaders, answerToNonsense, headersOf, withHeaders } from './answer-headers.ts'
import { CONNECTIONS_PER_ADDRESS } from './shared-limits.ts'

/** A bound port: its address can be given out before anything answers there. */
export interface BoundServer {
  readonly port: number
  readonly url: string
  /** Starts answering, with these headers where a response lacks them; until then callers are told to retry. */
  open(listener: RequestListener, headers?: AnswerHeaders): void
  serve(app: { readonly fetch: Parameters<typeof getRequestListener>[0] }): void
  /** Stops accepting, lets current requests finish, and cuts those that exceed the limit. */
  close(): Promise<void>
}

export interface ServerOptions {
  /** Time allowed for sending a whole request; longer for large files over slow lines. */
  readonly requestSeconds?: number
  /** How long a call may still run when the server closes. */
  readonly closingSeconds?: number
  /** How many connections one address may hold; a proxy in front is one address (`BEHIND_PROXY`). */
  readonly connectionsPerAddress?: number
  /** Headers of responses that do not set them. */
  readonly headers?: AnswerHeaders
  /** Response while not open, in the caller's format; defaults to 503 without a body. */
  readonly notReady?: RequestListener
}

export class PortTaken extends Error {
  override name = 'PortTaken'
}

const REQUEST_SECONDS = 30
/** A slow sender of headers occupies only a socket, and not for long. */
const HEADERS_SECONDS = 10
/** Interval of connection checks, hence the precision of time limits. */
const CHECK_SECONDS = 2
/**
 * Longer than proxies and browsers keep an idle connection: if the server closed it first, a request sent meanwhile
 * would be lost.
 */
const QUIET_SECONDS = 75
const CLOSING_SECONDS = 10
/** How far from its preferred port a server may end up. */
const PORTS_TRIED = 1_000

/**
 * Binds `preferred` on 127.0.0.1, or the next free port; 0 takes any. Binds at once, because another program could take
 * a port that was only chosen.
 */
export const reserve = async (preferred: number, options: ServerOptions = {}): Promise<BoundServer> => {
  for (let port = preferred; port < preferred + PORTS_TRIED; port += 1) {
    const server = await bind(port, options).catch((failure: unknown) => {
      if (failure instanceof PortTaken) return null
      throw failure
    })
    if (server !== null) return server
  }
  throw new PortTaken(`no free port between ${preferred} and ${preferred + PORTS_TRIED - 1}`)
}

/**
 * Takes this very port of 127.0.0.1; 0 takes any.
 * @throws PortTaken
 */
export const bind = async (port: number, options: ServerOptions = {}): Promise<BoundServer> => {
  const headers = headersOf(options.headers ?? {})
  let current = withHeaders(headers, options.notReady ?? notReady)
  let isClosing = false
  const server = createServer(timesOf(options), (request, response) => {
    // Close kept-alive connections, which would keep a closing server open.
    response.once('close', () => isClosing && setImmediate(() => server.closeIdleConnections()))
    current(request, response)
  })
  server.on('clientError', (failure: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable) socket.end(answerToNonsense(failure.code, headers))
    else socket.destroy()
  })
  limitAddresses(server, options.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS)
  await listening(server, port)
  const { port: taken } = server.address() as AddressInfo
  const open: BoundServer['open'] = (listener, own = {}) => {
    current = withHeaders({ ...headers, ...own }, listener)
  }
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    open,
    serve: app => open(getRequestListener(app.fetch)),
    close: () => {
      isClosing = true
      return closed(server, options.closingSeconds ?? CLOSING_SECONDS)
    },
  }
}

const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

const timesOf = ({ requestSeconds = REQUEST_SECONDS }: ServerOptions) => ({
  headersTimeout: Math.min(HEADERS_SECONDS, requestSeconds) * 1_000,
  requestTimeout: requestSeconds * 1_000,
  keepAliveTimeout: QUIET_SECONDS * 1_000,
  connectionsCheckingInterval: Math.min(CHECK_SECONDS, requestSeconds / 4) * 1_000,
})

/** Keeps one address from taking every connection. */
const limitAddresses = (server: Server, most: number): void => {
  const held = new Map<string, number>()
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? ''
    const count = (held.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    held.set(address, count)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left === 0) held.delete(address)
      else held.set(address, left)
    })
  })
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      reject(failure.code === 'EADDRINUSE' ? new PortTaken(`port ${port} is taken`) : failure),
    )
    server.listen(port, '127.0.0.1', resolve)
  })

const closed = (server: Server, seconds: number): Promise<void> =>
  new Promise(resolve => {
    const hurry = setTimeout(() => server.closeAllConnections(), seconds * 1_000)
    server.close(() => {
      clearTimeout(hurry)
      resolve()
    })
    server.closeIdleConnections()
  })
