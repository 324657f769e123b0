import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A port that is already ours, so that its address can be told to others before it answers. */
export interface Door {
  url: string
  open(listener: RequestListener): void
  /** Takes nothing new, lets what runs finish, and cuts off who is not done in time. */
  close(): Promise<void>
}

export interface DoorManners {
  /** How long a caller may take to send a whole request; longer for who takes large files over slow lines. */
  requestSeconds?: number
}

const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

const REQUEST_SECONDS = 30
/** Whoever sends its headers drop by drop holds a socket and nothing else, and not for long. */
const HEADERS_SECONDS = 10
const CLOSING_SECONDS = 10
/**
 * Longer than proxies and browsers keep a quiet connection: were the server the first to close it, a call could meet
 * the closing and be lost.
 */
const QUIET_SECONDS = 75

const makeServer = (listener: RequestListener, { requestSeconds = REQUEST_SECONDS }: DoorManners) =>
  createServer(
    {
      headersTimeout: Math.min(HEADERS_SECONDS, requestSeconds) * 1_000,
      requestTimeout: requestSeconds * 1_000,
      keepAliveTimeout: QUIET_SECONDS * 1_000,
      connectionsCheckingInterval: Math.min(2, requestSeconds / 4) * 1_000,
    },
    listener,
  )

/** Takes a port of the loopback address; 0 takes a free one. */
export const takeDoor = async (port: number, manners: DoorManners = {}): Promise<Door> => {
  let current = notReady
  let isClosing = false
  const server = makeServer((request, response) => {
    // A connection that is kept open after its answer would hold the door open too.
    response.once('close', () => isClosing && setImmediate(() => server.closeIdleConnections()))
    current(request, response)
  }, manners)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    open: listener => {
      current = listener
    },
    close: () =>
      new Promise(resolve => {
        isClosing = true
        const hurry = setTimeout(() => server.closeAllConnections(), CLOSING_SECONDS * 1_000)
        server.close(() => {
          clearTimeout(hurry)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
