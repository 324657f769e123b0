import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A port that is already ours, so that its address can be told to others before it answers. */
export interface Door {
  url: string
  open(listener: RequestListener): void
  close(): Promise<void>
}

const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

/** Takes a port of the loopback address; 0 takes a free one. */
export const takeDoor = async (port: number): Promise<Door> => {
  let current = notReady
  const server = createServer((request, response) => current(request, response))
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
        const hurry = setTimeout(() => server.closeAllConnections(), 3_000)
        server.close(() => {
          clearTimeout(hurry)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
