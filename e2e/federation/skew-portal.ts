import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, REMOTES, ROOT } from '@parvis/build/parts'
import { portalOrigin, remoteOrigin } from '@parvis/edge'
import { citySettings, ensureCity, folderSite, promote, publish, setOrigin } from '@parvis/release'
import { type BoundServer, reserve } from '@parvis/server'
import { findChromium } from '@parvis/start/chromium'
import { isBehindNginx, makeFront } from '../front.ts'
import { addresses, test as base, openAs, type Page } from '../portal.ts'
import { putSharedParts } from '../shared-parts.ts'
import type { Place } from './file-faults.ts'

const CITY = 'valmont'

/** A portal for this test only: its promotions affect no other test. */
export interface OwnPortal {
  readonly url: string
  /** Origin of each remote. */
  readonly origins: Readonly<Record<string, string>>
  /** Builds and promotes the sources in `folder`. @returns the version */
  promoteSources(remote: string, folder: string): Promise<string>
  promoteVersion(remote: string, version: string): Promise<void>
  /** Adds an origin for a remote new to the city. */
  addOrigin(remote: string): Promise<void>
  /** Runs the release's command line. @throws with its output */
  release(...args: string[]): Promise<string>
  open(page: Page, place: Pick<Place, 'person' | 'path'>): Promise<void>
  stop(): Promise<void>
}

async function ownPortal(): Promise<OwnPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-skew-'))
  const site = folderSite(folder)
  const shared = folderSite(addresses().site)
  const versions = await putSharedParts(site)
  const servers: { readonly close: BoundServer['close'] }[] = []
  const front = isBehindNginx ? await makeFront([CITY], REMOTES) : undefined
  if (front) servers.push(front)
  const originOf = async (remote: string) => {
    const server = await reserve(0)
    servers.push(server)
    server.serve(remoteOrigin(site, remote))
    return [remote, server.url] as const
  }
  const origins = front?.origins ?? Object.fromEntries(await Promise.all(REMOTES.map(originOf)))
  const portal = await reserve(0)
  servers.push(portal)
  const url = front?.origins[CITY] ?? portal.url
  const settings = {
    ...(await citySettings(shared, CITY)),
    origins: {
      ...Object.fromEntries(REMOTES.map(name => [name, origins[name] ?? ''])),
      shell: `${url}/shell`,
    },
  }
  await ensureCity(site, CITY, settings, versions)
  portal.serve(portalOrigin({ site, city: CITY, api: addresses().origins.api ?? '' }))
  await front?.open(site, addresses().origins.api ?? '')
  const promoteVersion = async (remote: string, version: string) => {
    await promote(site, { city: CITY, versions: { [remote]: version }, depth: 'disk' })
  }
  return {
    url,
    origins,
    promoteVersion,
    async promoteSources(remote, sources) {
      const { version } = await publish(site, await build(`${remote}:${sources}`), { isCompressed: false })
      await promoteVersion(remote, version)
      return version
    },
    async addOrigin(remote) {
      const origin = front ? await front.addOrigin(remote) : (await originOf(remote))[1]
      await setOrigin(site, CITY, remote, origin)
    },
    async release(...args) {
      const env = { ...process.env, PARVIS_SITE: site.address, ...front?.trust(findChromium()) }
      const cli = join(ROOT, 'deploy/release/src/cli.ts')
      return (await promisify(execFile)(process.execPath, [cli, ...args], { env })).stdout
    },
    async open(page, { person, path }) {
      if (person) await openAs(page, person, path, url)
      else await page.goto(`${url}${path}`)
    },
    async stop() {
      await Promise.all(servers.map(server => server.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Includes the shared portal's check for a silent console. */
export const test = base.extend<{ readonly own: OwnPortal }>({
  own: async ({ portal: _, page }, use) => {
    const own = await ownPortal()
    await use(own)
    // Close the page first: its pending requests would fail.
    await page.close()
    await own.stop()
  },
})

/** docs/federation.md, the shell's loader. */
export const IN_ALL_MS = 8_000

/** Live list of paths requested from an origin, as segments. */
function requiredPiecesOf(page: Page, origin: string): readonly string[][] {
  const asked: string[][] = []
  page.on('request', request => {
    const { origin: from, pathname } = new URL(request.url())
    if (from === origin) asked.push(pathname.split('/').filter(Boolean))
  })
  return asked
}

/** File names requested from a remote's origin so far, without hash: `kernel.js`. */
export function filesAskedOf(page: Page, origin: string): () => readonly string[] {
  const asked = requiredPiecesOf(page, origin)
  return () => asked.map(path => (path.at(-1) ?? '').replace(/\.[0-9a-f]{8}\./, '.'))
}

/** Versions whose entry was requested so far, in order. */
export function versionsAskedOf(page: Page, origin: string): () => readonly string[] {
  const asked = requiredPiecesOf(page, origin)
  return () => [
    ...new Set(asked.filter(path => path.at(-1)?.startsWith('entry.')).map(([version = '']) => version)),
  ]
}
