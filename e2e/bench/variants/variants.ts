import { join } from 'node:path'
import { REMOTES, ROOT } from '@parvis/build/parts'
import { makeCertificate } from '@parvis/edge/testing'
import type { Browser } from 'playwright'
import type { Visit } from '../measuring/measure.ts'
import type { BenchPage } from '../measuring/pages.ts'
import { sessionAt } from '../measuring/session.ts'
import { olderSources } from '../serving/older-sources.ts'
import { startPortalProcess } from '../serving/portal-process.ts'
import { reverseProxy } from '../serving/reverse-proxy.ts'
import { type Handler, type SecureServer, serveSecurely } from '../serving/secure-server.ts'
import { staticAnswers } from '../serving/static-answers.ts'
import { builtAnswers } from './bundle.ts'
import { buildMinimal, minimalHtml } from './minimal/minimal.ts'
import { buildMonolith } from './monolith/build-monolith.ts'
import { baseOf, monolithHtml } from './monolith/monolith-html.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { takePage } from './static-page.ts'

export const VARIANTS = ['static', 'minimal', 'monolith', 'federation', 'before'] as const
export type VariantName = (typeof VARIANTS)[number]

export interface Variant {
  readonly name: VariantName
  readonly origin: string
  /** Portal that provides the city's API. */
  readonly portal: string
}

/** Variants, pages and the counts of their landmarks. */
export interface Bench {
  readonly variants: readonly Variant[]
  readonly pages: readonly BenchPage[]
  /** Bytes of each page's HTML as the edge sends it. */
  readonly htmlBytes: Readonly<Record<string, number>>
  /** Name of the older commit. */
  readonly before: string | null
}

interface Needs {
  readonly browser: Browser
  readonly pages: readonly BenchPage[]
  readonly against: string | null
  say(line: string): void
  /** Called with the stop function of each started resource. */
  onStarted(stop: () => Promise<void>): void
}

const FOLDER = join(ROOT, '.parvis/bench')

/** Builds and serves every variant, each at an origin of its own in front of its city. */
export async function prepareBench(needs: Needs): Promise<Bench> {
  const { browser, against, say } = needs
  const serve = await secureServing(needs)
  say('Building and starting the portal …')
  const now = await federation(needs, serve, ROOT)
  const variants: Variant[] = [{ name: 'federation', origin: now.origin, portal: now.portal }]
  const older = against ? olderOf(against, say) : null
  if (older) {
    const before = await federation(needs, serve, older.folder)
    variants.push({ name: 'before', origin: before.origin, portal: before.portal })
  }
  say('Building the monolith, the minimal page and the static pages …')
  const session = await sessionAt(now.portal)
  const pages: BenchPage[] = []
  const contents = { static: new Map<string, string>(), minimal: new Map<string, string>() }
  const read: PageFacts[] = []
  for (const page of needs.pages) {
    const facts = await readPageFacts(browser, now.origin, page)
    const taken = await takePage(browser, visitOf(page, now.origin, session))
    const count = Math.min(page.landmark.count, taken.found)
    say(`${page.name} is ready with ${count} of ${taken.found} "${page.landmark.selector}"`)
    pages.push({ ...page, landmark: { ...page.landmark, count } })
    contents.static.set(page.path, taken.html)
    contents.minimal.set(page.path, minimalHtml(page.name, taken.data))
    read.push(facts)
  }
  const minimal = await buildMinimal(join(FOLDER, 'minimal'))
  const rest = reverseProxy(now.portal, new Map())
  const own: Record<'static' | 'minimal' | 'monolith', ReadonlyMap<string, string>> = {
    static: contents.static,
    minimal: new Map([...minimal, ...contents.minimal]),
    monolith: await monolithContents(needs, read, now.fronts),
  }
  for (const name of ['static', 'minimal', 'monolith'] as const)
    variants.push({ name, origin: await serve(staticAnswers(own[name], rest)), portal: now.portal })
  const bytes = await Promise.all(pages.map(async page => [page.name, await htmlBytes(now.portal, page)]))
  return {
    variants: VARIANTS.flatMap(name => variants.filter(variant => variant.name === name)),
    pages,
    htmlBytes: Object.fromEntries(bytes),
    before: older?.name ?? null,
  }
}

export const visitOf = (page: BenchPage, origin: string, session: string): Visit => ({
  page,
  url: `${origin}${page.path}`,
  session: page.isSignedIn ? session : null,
})

type Serve = (handler: Handler) => Promise<string>

async function secureServing({ onStarted }: Needs): Promise<Serve> {
  const certificate = await makeCertificate()
  return async handler => {
    const server: SecureServer = await serveSecurely(certificate, handler)
    onStarted(server.stop)
    return server.origin
  }
}

function olderOf(ref: string, say: Needs['say']) {
  say(`Building ${ref} …`)
  return olderSources(ref)
}

/** A portal of the sources in `root`, with a front before its pages and before each remote. */
async function federation({ onStarted }: Needs, serve: Serve, root: string) {
  const { portal, origins, settle, stop } = await startPortalProcess(root)
  onStarted(stop)
  const fronts = new Map<string, string>()
  // The proxies share this map: it must be complete before the first page request.
  for (const behind of [portal, ...REMOTES.map(name => origins[name] ?? '')])
    fronts.set(behind, await serve(reverseProxy(behind, fronts)))
  await settle(fronts)
  const remotes = REMOTES.map(name => [fronts.get(origins[name] ?? '') ?? '', name] as const)
  return { portal, origin: fronts.get(portal) ?? '', fronts: new Map(remotes) }
}

async function monolithContents(
  { browser, pages }: Needs,
  read: readonly PageFacts[],
  origins: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const built = await buildMonolith(join(FOLDER, 'monolith'))
  const context = await browser.newContext()
  const reader = await context.newPage()
  const contents = new Map<string, string>()
  for (const [index, facts] of read.entries()) {
    contents.set(pages[index]?.path ?? '', await monolithHtml(reader, facts, built, origins))
    for (const [path, text] of builtAnswers(built.output, baseOf(facts))) contents.set(path, text)
  }
  await context.close()
  return contents
}

/** Read from the edge directly: the fronts recompress. */
async function htmlBytes(portal: string, { path }: BenchPage): Promise<number> {
  const answer = await fetch(`${portal}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}
