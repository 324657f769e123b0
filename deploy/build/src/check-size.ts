import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type BuildRecord, build, REMOTES } from './build.ts'

/** QUALITY.md, speed: kB of brotli-11, 1 kB = 1000 bytes. */
const COLD_DASHBOARD_KB = 130
const REMOTE_KB = 40
/** Heavy parts of the kit (calendars), which a page fetches when they are first asked for: libraries, no page's own code. */
const KIT_PART_KB = 65
/** The library that marks a citizen's PDF: fetched once a PDF is chosen in a city that marks files, by nobody else. */
const PDF_MARK_KB = 210
const ENTRY_KB = 18

interface Line {
  readonly what: string
  readonly kilobytes: number
  readonly budget: number
}

const records = new Map<string, BuildRecord>()
for (const name of ['shell', ...REMOTES]) records.set(name, await build(name))

const lines = [coldDashboard(), ...REMOTES.flatMap(name => remoteLines(recordOf(name)))]
for (const { what, kilobytes, budget } of lines) {
  console.log(
    `${kilobytes > budget ? 'OVER' : 'ok  '} ${what.padEnd(44)} ${kilobytes.toFixed(1).padStart(6)} of ${budget} kB`,
  )
}
process.exit(lines.some(({ kilobytes, budget }) => kilobytes > budget) ? 1 : 0)

function recordOf(name: string): BuildRecord {
  const record = records.get(name)
  if (!record) throw new Error(`${name} was not built`)
  return record
}

/** Every script that the first visit of the dashboard runs: the shell, the rights remote's entry, its words and its page. */
function coldDashboard(): Line {
  const shell = recordOf('shell')
  const rights = recordOf('rights')
  const shared = shell.files.map(({ file }) => file).filter(file => /^(react|kernel|formats)\./.test(file))
  const { main = [], bootstrap = [], 'words-fr': words = [] } = shell.groups
  const shellFiles = [...main, ...bootstrap, ...shared, ...words]
  // The sections below the first screen come in a chunk of their own, by themselves: they count.
  const below = rights.groups['dashboard-requests'] ?? []
  const rightsFiles = [entryOf(rights), ...pageFiles(rights, 'dashboard'), ...below]
  return {
    what: 'JavaScript of the cold dashboard',
    kilobytes: kilobytes(shell, shellFiles) + kilobytes(rights, rightsFiles),
    budget: COLD_DASHBOARD_KB,
  }
}

/** A page in the language whose words weigh more. */
function pageFiles({ groups }: BuildRecord, page: string): string[] {
  return [...(groups.mount ?? []), ...(groups['messages-fr'] ?? []), ...(groups[page] ?? [])]
}

function remoteLines(record: BuildRecord): Line[] {
  const isPage = (name: string) => !/^(mount|messages-|words-|errors-|parvis_|kit-|pdf-mark$)/.test(name)
  const pages = Object.keys(record.groups).filter(isPage)
  const kitParts = Object.keys(record.groups).filter(name => name.startsWith('kit-'))
  const heaviestPart = Math.max(0, ...kitParts.map(name => kilobytes(record, record.groups[name] ?? [])))
  const heaviest = Math.max(...pages.map(page => kilobytes(record, pageFiles(record, page))))
  return [
    { what: `${record.name}: entry`, kilobytes: kilobytes(record, [entryOf(record)]), budget: ENTRY_KB },
    { what: `${record.name}: own code of its heaviest page`, kilobytes: heaviest, budget: REMOTE_KB },
    { what: `${record.name}: heaviest part of the kit`, kilobytes: heaviestPart, budget: KIT_PART_KB },
    ...pdfMarkLines(record),
  ]
}

/** Only of a remote that sends files. */
function pdfMarkLines(record: BuildRecord): Line[] {
  const files = record.groups['pdf-mark']
  const what = `${record.name}: what marks a PDF`
  return files ? [{ what, kilobytes: kilobytes(record, files), budget: PDF_MARK_KB }] : []
}

function entryOf(record: BuildRecord): string {
  return record.files.map(({ file }) => file).find(file => /^entry\..*\.js$/.test(file)) ?? ''
}

function kilobytes(record: BuildRecord, files: readonly string[]): number {
  const scripts = [...new Set(files)].filter(file => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + compressed(join(record.output, file)), 0) / 1000
}

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
