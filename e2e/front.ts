import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hostingPlanOf, nginxConfig, portalsOrigin } from '@parvis/edge'
import { type FrontServer, isTaken, makeCertificate, startFront } from '@parvis/edge/testing'
import type { Site } from '@parvis/release'
import { BEHIND_PROXY, type BoundServer, bind } from '@parvis/server'
import { freePorts } from '@parvis/server/testing'

/** `PARVIS_EDGE=nginx`: journeys go through nginx, as in service, instead of asking the edge itself. */
export const isBehindNginx = process.env.PARVIS_EDGE === 'nginx'

/** nginx in front of some cities' portals and some parts' origins, with the edge that selects pages behind it. */
export async function makeFront(cities: readonly string[], parts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-front-'))
  const { cert, key } = await makeCertificate()
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
  const names = [...cities, ...parts]
  const ports = await freePorts(names.length)
  const origins: Record<string, string> = Object.fromEntries(
    names.map((name, at) => [name, `https://127.0.0.1:${ports[at]}`]),
  )
  const served = new Set(parts)
  let server: FrontServer | undefined
  let edge: BoundServer | undefined
  let write = async () => ''
  const portOf = (name: string) => Number(new URL(origins[name] ?? '').port)

  /** Reloads nginx and waits until the part answers, or no longer does. */
  const reload = async (name: string, isServed: boolean) => {
    if (isServed) served.add(name)
    else served.delete(name)
    server?.reload(await write())
    while ((await isTaken(portOf(name))) !== isServed) await wait(20)
  }

  return {
    /** City or part → its public origin, known before anything answers there. */
    origins,
    /** Makes a browser and Node processes trust the certificate: environment of other processes. */
    trust(chromium: string): Readonly<Record<string, string>> {
      const wrapper = join(folder, 'chromium')
      writeFileSync(wrapper, `#!/bin/sh\nexec ${chromium} --ignore-certificate-errors "$@"\n`)
      chmodSync(wrapper, 0o755)
      return { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'), CHROMIUM_PATH: wrapper }
    },
    /** Once the site has its cities. */
    async open(site: Site, api: string): Promise<void> {
      edge = await bind(0, BEHIND_PROXY)
      edge.serve(portalsOrigin({ site, api }))
      const { url } = edge
      write = async () =>
        nginxConfig(
          await hostingPlanOf(site, {
            portal: cities.map(city => `${city}=${origins[city]}`),
            parts: [...served].map(part => `${part}=${origins[part]}`),
            city: [api],
            edge: [url],
            certificate: join(folder, 'cert.pem'),
            key: join(folder, 'key.pem'),
            listen: '127.0.0.1',
          }),
        )
      server = await startFront('nginx', join(folder, 'nginx'), await write(), names.map(portOf))
    },
    startOrigin: (part: string) => reload(part, true),
    stopOrigin: (part: string) => reload(part, false),
    async addOrigin(part: string): Promise<string> {
      const [port] = await freePorts(1)
      origins[part] = `https://127.0.0.1:${port}`
      await reload(part, true)
      return origins[part]
    },
    async close(): Promise<void> {
      await server?.stop()
      await edge?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
