import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

export class PortTaken extends Error {
  override name = 'PortTaken'
}

/** Longer than proxies and browsers keep a quiet connection: who closes first may cut off a call on its way. */
const QUIET_MS = 75_000

/** Serves `app` on 127.0.0.1; port 0 takes any free one. */
export function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port,
      hostname: '127.0.0.1',
      serverOptions: { keepAliveTimeout: QUIET_MS },
    }
    const server = serve(options, ({ port: taken }) => {
      resolve({ url: `http://127.0.0.1:${taken}`, port: taken, stop: () => stop(server as Server) })
    }) as Server
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`port ${port} is taken`) : error)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
