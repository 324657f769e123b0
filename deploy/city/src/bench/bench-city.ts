import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { sql } from 'kysely'
import { openDatabase } from '../db/database.ts'
import { loadSecrets } from '../secrets.ts'
import { startCityProcess } from '../testing/city-process.ts'
import { startPostgres } from '../testing/postgres.ts'
import { CONNECTIONS, creations, measure, RATE, signIn } from './bench-calls.ts'
import { makePeople } from './bench-people.ts'
import {
  type Figure,
  figureOf,
  keepFigures,
  type Machine,
  machineFacts,
  printFigures,
  type Round,
} from './bench-report.ts'

// Measures calls per second of the city as a ratio to a bare "hello" measured in the same round, since machines
// differ. One city process; PostgreSQL syncs to disk; the load generator shares the cores.

const ROUNDS = 3
const READ_SECONDS = 2
const CREATION_SECONDS = 5
const READS = [
  '/api/subscriber',
  '/api/tickets',
  '/api/plans',
  '/api/parking-right-definition',
  '/api/config',
  '/healthz',
]
const CREATION = 'POST /api/tickets'
const DASHBOARD = 'GET /api/subscriber'
const PLAIN = 'its rows, one prepared statement'
/** Least ratio of the dashboard's read to one prepared statement that returns the same rows. */
const PART_OF_PLAIN = 0.5
/** Bars of order creation: latency at the 99th percentile, and share of failures. */
const CREATION_P99_MS = 250
const FAILED_PART = 0.01

/** Starts a server of this folder in its own process, which prints its address. */
const startServer = async (file: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>(resolve =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { url, stop: () => child.kill() }
}

type Calls = Readonly<Record<string, autocannon.Options>>

/** Measures each call once, beside the hello of this round. */
const runRound = async (hello: string, calls: Calls): Promise<Record<string, Round>> => {
  const bare = await measure({ url: hello, duration: READ_SECONDS })
  const rounds: Record<string, Round> = { 'bare hello': { ...bare, ofHello: 1 } }
  for (const [call, options] of Object.entries(calls)) {
    const round = await measure(options)
    rounds[call] = { ...round, ofHello: round.perSecond / bare.perSecond }
  }
  return rounds
}

const runRounds = async (hello: string, calls: Calls): Promise<Figure[]> => {
  // Warms up: first runs compile code, plan queries and read from disk.
  await runRound(hello, calls)
  const rounds: Record<string, Round>[] = []
  for (let done = 0; done < ROUNDS; done += 1) rounds.push(await runRound(hello, calls))
  return Object.keys(rounds[0] ?? {}).map(call =>
    figureOf(
      call,
      rounds.flatMap(round => round[call] ?? []),
    ),
  )
}

/** Creates signed-in people; returns the calls to measure. */
const prepare = async (databaseUrl: string, dataFolder: string, api: string, plain: string) => {
  const { db, close } = await openDatabase({ databaseUrl })
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  const tokens = await makePeople(db, await loadSecrets(dataFolder), RATE * CREATION_SECONDS)
  await close()
  const headers = { authorization: `Bearer ${await signIn(api, 'camille')}` }
  const reads = READS.map(path => [
    `GET ${path}`,
    { url: api + path, headers, duration: READ_SECONDS },
  ]) satisfies [string, autocannon.Options][]
  const calls: Calls = {
    [PLAIN]: { url: `${plain}/api/plain`, headers, duration: READ_SECONDS },
    ...Object.fromEntries(reads),
    [CREATION]: { ...creations(api, tokens), duration: CREATION_SECONDS },
  }
  return { calls, machine: machineFacts(rows[0]?.server_version ?? 'unknown') }
}

const measureCity = async (): Promise<{ machine: Machine; figures: Figure[] }> => {
  const postgres = await startPostgres({ isDurable: true })
  const dataFolder = mkdtempSync(join(tmpdir(), 'parvis-bench-'))
  const databaseUrl = postgres.createDatabase()
  const city = await startCityProcess({ dataFolder, databaseUrl })
  const hello = await startServer('hello.ts')
  const plain = await startServer('plain-read.ts', databaseUrl, dataFolder)
  try {
    const { calls, machine } = await prepare(databaseUrl, dataFolder, city.urls.api, plain.url)
    return { machine, figures: await runRounds(hello.url, calls) }
  } finally {
    hello.stop()
    plain.stop()
    await city.stop()
    await postgres.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const keepsBar = ({ p99, sent, failed }: Figure): boolean =>
  p99 <= CREATION_P99_MS && failed < sent * FAILED_PART

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const { machine, figures } = await measureCity()
console.log(
  `\nMedians of ${ROUNDS} rounds, ${CONNECTIONS} connections; creations of tickets paced at ${RATE} a second`,
)
printFigures(machine, figures)
if (values.json !== undefined) await keepFigures(values.json, machine, figures)
const perSecond = (call: string) => figures.find(figure => figure.call === call)?.perSecond ?? 0
const part = perSecond(DASHBOARD) / perSecond(PLAIN)
const bars = {
  [`Creations in ${CREATION_P99_MS} ms at the 99th percentile with fewer than 1 % failed`]: figures.some(
    figure => figure.call === CREATION && keepsBar(figure),
  ),
  [`A dashboard's read at ${PART_OF_PLAIN} of its rows by one prepared statement (${part.toFixed(2)})`]:
    part >= PART_OF_PLAIN,
}
for (const [bar, isKept] of Object.entries(bars)) console.log(`${bar}: ${isKept ? 'yes' : 'NO'}`)
if (!Object.values(bars).every(Boolean)) process.exitCode = 1
