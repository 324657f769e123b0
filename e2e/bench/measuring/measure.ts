import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { askersOf, type LoggedRequest, requestDepth } from './network-log.ts'
import { type ProbedWindow, probe } from './page-probe.ts'
import type { BenchPage } from './pages.ts'

/** Slow mobile network and CPU, as in Lighthouse. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_475_000 / 8,
  uploadThroughput: 675_000 / 8,
}
const SLOWER_CPU = 4

/** Time in ms for requests and shifts after the main content. */
const SETTLING_MS = 1_000
const GIVE_UP_MS = 60_000

export interface Visit {
  readonly page: BenchPage
  readonly url: string
  /** The session's text to store; null when signed out. */
  readonly session: string | null
}

/** Milliseconds, bytes and numbers of one load. */
export interface Figures {
  readonly firstPaint: number
  readonly ready: number
  readonly blocked: number
  readonly shift: number
  readonly scriptBytes: number
  readonly allBytes: number
  readonly requests: number
  readonly depth: number
  readonly addresses: readonly string[]
}

/** One cold, throttled load in its own browser context. */
export async function measure(browser: Browser, visit: Visit): Promise<Figures> {
  return inFreshPage(browser, visit, async (page, ready) => {
    const protocol = await page.context().newCDPSession(page)
    const log = await logRequests(protocol)
    await protocol.send('Network.emulateNetworkConditions', NETWORK)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.goto(visit.url, { waitUntil: 'commit', timeout: GIVE_UP_MS })
    await ready()
    const early = log.all().filter(request => request.isFinished)
    await sleep(SETTLING_MS)
    const probed = await page.evaluate(() => (globalThis as unknown as ProbedWindow).parvisProbe?.read())
    if (!probed) throw new Error(`${visit.url} lost its probe`)
    const requests = log.all()
    return {
      ...probed,
      scriptBytes: sum(requests.filter(request => request.isScript)),
      allBytes: sum(requests),
      requests: requests.length,
      depth: requestDepth(early),
      addresses: requests.map(request => request.url),
    }
  })
}

const sum = (requests: readonly LoggedRequest[]) => requests.reduce((total, { bytes }) => total + bytes, 0)

/** Runs in a fresh context without cache, with probe and session, and closes it. */
export async function inFreshPage<Result>(
  browser: Browser,
  { page: { landmark }, session, url }: Visit,
  use: (page: Page, ready: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
  })
  try {
    const page = await context.newPage()
    const whenReady = Promise.withResolvers<void>()
    await page.exposeFunction('parvisReady', () => whenReady.resolve())
    if (session) await page.addInitScript(kept => sessionStorage.setItem('parvis.session', kept), session)
    await page.addInitScript(probe, landmark)
    return await use(page, () => inTime(whenReady.promise, url))
  } finally {
    await context.close()
  }
}

async function inTime(ready: Promise<void>, url: string): Promise<void> {
  const over = new AbortController()
  const late = sleep(GIVE_UP_MS, null, { signal: over.signal }).then(() => {
    throw new Error(`${url} did not show its main content within ${GIVE_UP_MS / 1000} s`)
  })
  late.catch(() => undefined)
  await Promise.race([ready, late])
  over.abort()
}

async function logRequests(protocol: CDPSession): Promise<{ all(): readonly LoggedRequest[] }> {
  const requests = new Map<string, LoggedRequest>()
  protocol.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return
    const askedBy = askersOf(initiator)
    requests.set(requestId, { url: request.url, askedBy, isScript: false, isFinished: false, bytes: 0 })
  })
  protocol.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.isScript = response.mimeType.includes('javascript')
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength, isFinished: true })
  })
  await protocol.send('Network.enable')
  return { all: () => [...requests.values()] }
}
