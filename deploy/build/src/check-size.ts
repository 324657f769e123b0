import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, REMOTES } from './build.ts'
import { SHARED_CHUNK } from './chunks.ts'
import type { BuildRecord } from './describe-build.ts'

/** kB of brotli-11, 1 kB = 1000 bytes. */
const COLD_DASHBOARD_KB = 185
const REMOTE_KB = 40
/** Heavy parts of the UI kit (calendars), loaded on first use: library code, not counted in the page's own budget. */
const KIT_PART_KB = 65
/** The library that marks a citizen's PDF: loaded only when a PDF is chosen in a city that marks files. */
const PDF_MARK_KB = 210
/** A remote's library chunks: what every page uses (valibot, zustand, icon rendering), and luxon. */
const LIBRARIES_KB = { every: 5, luxon: 22 } as const
/** First screens of a visit: they must calculate with days without luxon. */
const FIRST_SCREENS = /^(dashboard|look-up|fine|sign-in|prices|catalogue)$/
/** 17 kB of it are the remote's own module federation runtime (docs/federation.md, the build). */
const ENTRY_KB = 19
/** The script that host pages include. */
const LOADER_KB = 10
/** Everything a host page loads to look up a fine: the host has no React that could be shared. */
const EMBEDDED_FINE_KB = 220

interface Line {
  readonly what: string
  readonly kilobytes: number
  readonly budget: number
}

const records = new Map<string, BuildRecord>()
for (const name of ['shell', ...REMOTES]) records.set(name, await build(name))

const lines = [coldDashboard(), ...embedLines(), ...REMOTES.flatMap(name => remoteLines(recordOf(name)))]
for (const { what, kilobytes, budget } of lines) {
  console.log(
    `${kilobytes > budget ? 'OVER' : 'ok  '} ${what.padEnd(44)} ${kilobytes.toFixed(3).padStart(7)} of ${budget} kB`,
  )
}
process.exit(lines.some(({ kilobytes, budget }) => kilobytes > budget) ? 1 : 0)

function recordOf(name: string): BuildRecord {
  const record = records.get(name)
  if (!record) throw new Error(`${name} was not built`)
  return record
}

/**
 * Weighs every script of a first visit to the dashboard: the shell, the rights remote's entry, its messages and its
 * page.
 */
function coldDashboard(): Line {
  const shell = recordOf('shell')
  const rights = recordOf('rights')
  const shared = shell.files.map(({ file }) => file).filter(file => SHARED_CHUNK.test(file))
  const { main = [], bootstrap = [], 'words-fr': texts = [] } = shell.groups
  const shellFiles = [...main, ...bootstrap, ...shared, ...texts]
  const rightsFiles = [entryOf(rights), ...pageFiles(rights, 'dashboard')]
  return {
    what: 'JavaScript of the cold dashboard',
    kilobytes: kilobytes(shell, shellFiles) + kilobytes(rights, rightsFiles),
    budget: COLD_DASHBOARD_KB,
  }
}

/** Weighs embeds: the loader script, and everything one embedded part needs in one language. */
function embedLines(): Line[] {
  const [shell, fines] = [recordOf('shell'), recordOf('fines')]
  const { embed: host } = shell
  const { embed: part } = fines
  if (!host || !part) throw new Error('shell and fines are not built for pages of others')
  const loader = kilobytes(shell, namedFiles(shell, 'embed'))
  const shared = host.files.map(({ file }) => file).filter(file => SHARED_CHUNK.test(file))
  const { frame = [], host: boundary = [], 'words-fr': texts = [] } = host.groups
  const entry = part.files.map(({ file }) => file).filter(file => /\/entry\.[^/]*$/.test(file))
  const page = pageFiles(part, 'look-up')
  const whole =
    loader +
    kilobytes(shell, [...boundary, ...frame, ...shared, ...texts]) +
    kilobytes(fines, [...entry, ...page])
  return [
    { what: 'script that pages of others name', kilobytes: loader, budget: LOADER_KB },
    { what: 'JavaScript of a fine in pages of others', kilobytes: whole, budget: EMBEDDED_FINE_KB },
  ]
}

/** Uses French, whose messages weigh more. */
function pageFiles({ groups }: Pick<BuildRecord, 'groups'>, page: string): string[] {
  return [...(groups.mount ?? []), ...(groups['messages-fr'] ?? []), ...(groups[page] ?? [])]
}

function remoteLines(record: BuildRecord): Line[] {
  const isPage = (name: string) => !/^(mount|messages-|words-|errors-|parvis_|kit-|pdf-mark$)/.test(name)
  const pages = Object.keys(record.groups).filter(isPage)
  const kitParts = Object.keys(record.groups).filter(name => name.startsWith('kit-'))
  const heaviestPart = Math.max(0, ...kitParts.map(name => kilobytes(record, record.groups[name] ?? [])))
  const isOwn = (file: string) => !/^(every|luxon)\./.test(file)
  const late = pages.filter(page => FIRST_SCREENS.test(page) && record.groups[page]?.some(isLuxon))
  const heaviest = Math.max(...pages.map(page => kilobytes(record, pageFiles(record, page).filter(isOwn))))
  return [
    { what: `${record.name}: entry`, kilobytes: kilobytes(record, [entryOf(record)]), budget: ENTRY_KB },
    { what: `${record.name}: own code of its heaviest page`, kilobytes: heaviest, budget: REMOTE_KB },
    ...Object.entries(LIBRARIES_KB).map(([chunk, budget]) => ({
      what: `${record.name}: libraries in ${chunk}`,
      kilobytes: kilobytes(record, namedFiles(record, chunk)),
      budget,
    })),
    { what: `${record.name}: first screens with luxon`, kilobytes: late.length, budget: 0 },
    { what: `${record.name}: heaviest part of the kit`, kilobytes: heaviestPart, budget: KIT_PART_KB },
    ...pdfMarkLines(record),
  ]
}

/** Only remotes that upload files have this chunk. */
function pdfMarkLines(record: BuildRecord): Line[] {
  const files = record.groups['pdf-mark']
  const what = `${record.name}: what marks a PDF`
  return files ? [{ what, kilobytes: kilobytes(record, files), budget: PDF_MARK_KB }] : []
}

function isLuxon(file: string): boolean {
  return file.startsWith('luxon.')
}

function namedFiles({ files }: BuildRecord, chunk: string): string[] {
  return files.map(({ file }) => file).filter(file => file.startsWith(`${chunk}.`))
}

function entryOf(record: BuildRecord): string {
  return namedFiles(record, 'entry')[0] ?? ''
}

function kilobytes(record: BuildRecord, files: readonly string[]): number {
  const scripts = [...new Set(files)].filter(file => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + compressed(join(record.output, file)), 0) / 1000
}

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
