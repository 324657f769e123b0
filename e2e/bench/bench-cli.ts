import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findChromium } from '@parvis/start'
import { type Browser, chromium } from 'playwright'
import { type Figures, measure } from './measuring/measure.ts'
import { PAGES } from './measuring/pages.ts'
import { sessionAt } from './measuring/session.ts'
import { reportOf } from './report/report.ts'
import type { Series } from './report/series.ts'
import { type Bench, prepareBench, visitOf } from './variants/variants.ts'

const USAGE = `Measures how fast the portal's pages are, beside the fastest that they could be.

  npm run bench                     every page, 5 rounds: a static page of the same look, a minimal React page with
                                    the same data, the same sources as one application, and the federation
      --runs N                      rounds; each loads everything once, in turn
      --pages dashboard,fps         of ${PAGES.map(({ name }) => name).join(', ')}
      --against REF                 measures the federation of that commit in the same run
      --json FILE                   writes the figures of every load

Slow 4G (562.5 ms a request, 1.475 Mbit/s) and a processor four times slower, HTTP/2 over TLS, nothing cached.`

const OPTIONS = {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string', default: PAGES.map(({ name }) => name).join() },
  against: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options: OPTIONS })
if (values.help) console.log(USAGE)
else await run()

async function run(): Promise<void> {
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number of rounds\n\n${USAGE}`)
  const pages = values.pages.split(',').map(name => {
    const page = PAGES.find(one => one.name === name)
    if (!page) throw new Error(`${name} is no page of the bench\n\n${USAGE}`)
    return page
  })
  const started: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(1)))
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    started.push(() => browser.close())
    const bench = await prepareBench({
      browser,
      pages,
      against: values.against ?? null,
      say,
      onStarted: stop => started.push(stop),
    })
    const series = await rounds(browser, bench, runs)
    const measured = { series, htmlBytes: bench.htmlBytes, before: bench.before }
    if (values.json) writeFileSync(values.json, JSON.stringify(measured, null, 2))
    console.log(reportOf(measured))
  } finally {
    await stopAll()
  }
}

/**
 * Measures every variant once per round, each round starting with another one, so that machine load affects all alike.
 */
async function rounds(browser: Browser, { pages, variants }: Bench, runs: number): Promise<Series[]> {
  const series = pages.flatMap(page => variants.map(variant => ({ page, variant, loads: [] as Figures[] })))
  for (let round = 0; round < runs; round += 1) {
    say(`Round ${round + 1} of ${runs} …`)
    const sessions = new Map<string, string>()
    for (const { portal } of variants)
      if (!sessions.has(portal)) sessions.set(portal, await sessionAt(portal))
    for (const page of pages) {
      const own = series.filter(one => one.page === page)
      for (const [turn] of own.entries()) {
        const { variant, loads } = own[(turn + round) % own.length] as (typeof own)[number]
        loads.push(await measure(browser, visitOf(page, variant.origin, sessions.get(variant.portal) ?? '')))
      }
    }
  }
  return series.map(({ page, variant, loads }) => ({ page: page.name, variant: variant.name, loads }))
}

/** Writes progress to stderr, so that redirected output contains only the report. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
