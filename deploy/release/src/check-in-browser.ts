import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import { fakeCityConfig } from '@parvis/shared-kernel/testing/fake-city-config'
import { fakeSubscriber } from '@parvis/shared-kernel/testing/fake-subscriber'
import { type Browser, chromium, type Page } from 'playwright'
import type { Descriptor } from './descriptor.ts'
import { type Probe, type ProbedPage, probeMount } from './probe-mount.ts'

/** Milliseconds for all pages of a remote. */
const LIMIT_MS = 60_000
/** Milliseconds for one page to show something. */
const PAGE_MS = 8_000

/** The browser of the check: the one that CHROMIUM_PATH names, else the system's. */
const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(path => path && existsSync(path))

/**
 * Loads a remote's entry by its hash in a real Chromium, from where the city serves it, and mounts and unmounts each
 * page against an API that never answers. Returns the page names. @throws with the faults per page
 */
export async function checkInBrowser(descriptor: Descriptor, base: string): Promise<string[]> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('no Chromium is found to mount it in: set CHROMIUM_PATH, or say --without-browser')
  const host = await startHost()
  // As root, as in a container, Chromium starts only without its sandbox.
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await withinLimit(mountAll(browser, host.url, probeOf(descriptor, base)))
  } finally {
    await browser.close()
    host.server.close()
    host.server.closeAllConnections()
  }
}

async function mountAll(browser: Browser, url: string, probe: Probe): Promise<string[]> {
  // Chromium reads no authority of the city's own: Node has just downloaded every file by it, and the hashes hold here.
  const page = await browser.newPage({ ignoreHTTPSErrors: Boolean(process.env.NODE_EXTRA_CA_CERTS) })
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`an uncaught error: ${error.message}`))
  await page.goto(url)
  faults.push(...(await probed(page, probe)))
  if (faults.length > 0) throw new Error([...new Set(faults)].join('; '))
  return probe.pages.map(({ page: name }) => name)
}

/** Runs the probe in the page; a failed evaluation counts as a fault. */
async function probed(page: Page, probe: Probe): Promise<readonly string[]> {
  try {
    return await page.evaluate(probeMount, probe)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function probeOf({ entry, files, version, global, contract, routes }: Descriptor, base: string): Probe {
  return {
    entry: { url: `${base}/${version}/${entry}`, integrity: files[entry] ?? '' },
    global,
    contract,
    pages: pagesOf(routes),
    config: fakeCityConfig(),
    subscriber: fakeSubscriber(),
    limitMs: PAGE_MS,
  }
}

/** Each page once, at a path matching its route. */
function pagesOf(routes: readonly RemoteRoute[]): ProbedPage[] {
  const pages = new Map<string, ProbedPage>()
  for (const { page, pattern, access } of routes) {
    const path = pattern.replace(/:[^/]+/g, '1').replace('*', 'x')
    if (!pages.has(page)) pages.set(page, { page, path, isSignedIn: access === 'subscriber' })
  }
  return [...pages.values()]
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`it is not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** An empty page of another origin than the remote's, as a portal is. */
function startHost(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      '<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Check</title><body></body></html>',
    )
  })
  const { promise, resolve, reject } = Promise.withResolvers<{ url: string; server: Server }>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', () =>
    resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }),
  )
  return promise
}
