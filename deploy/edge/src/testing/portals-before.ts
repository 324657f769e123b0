import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BoundServer, reserve } from '@parvis/server'
import { afterAll, afterEach } from 'vitest'
import { portalOrigin } from '../portal-origin.ts'
import { temporarySite } from './temporary-site.ts'

export const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/**
 * Starts portals that reach their API over the network; stops them after each test, with everything added to `open`.
 */
export function portalsBefore() {
  const { site, putGeneration, point, remove } = temporarySite()
  putGeneration('valmont', 1)
  point('valmont', 'stable', 1, { generation: 1 })
  const open: { close(): unknown }[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })
  afterAll(remove)
  return {
    open,
    async portalBefore(api: string, times?: { connectMs: number; answerMs: number }): Promise<BoundServer> {
      const portal = await reserve(0)
      open.push(portal)
      portal.serve(portalOrigin({ site, city: 'valmont', api, ...(times && { times }) }))
      return portal
    },
    /** Starts this server and returns its address. */
    async heldBy(server: Server): Promise<string> {
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      open.push({
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
      return addressOf(server)
    },
  }
}
