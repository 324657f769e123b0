import { resolve } from 'node:path'
import { type BuildRecord, build, keyFile, REMOTES } from '@parvis/build/parts'
import { check } from './check.ts'
import type { Versions } from './city-state.ts'
import { folderSite } from './folder-site.ts'
import { initCity } from './init.ts'
import { assertPart, assertVersion } from './names.ts'
import { citySettings, promote, removePart, resettle, rollBack, setOrigin } from './promote.ts'
import { prune } from './prune.ts'
import { publish, publishForeign } from './publish.ts'
import { parseSettings, settingsIn } from './settings.ts'
import { ensureKeys } from './signatures.ts'
import { readJson, type Site } from './site.ts'
import { historyLines, named, statusLines } from './status.ts'

export interface Given {
  readonly site: Site
  /** Positional arguments. */
  readonly args: readonly string[]
  readonly settings?: string
  readonly from?: string
  readonly name?: string
  readonly version?: string
  readonly canary?: string
  readonly valid?: string
  readonly 'without-browser'?: boolean
  readonly 'dry-run'?: boolean
}

interface Common {
  readonly usage: string
  readonly options: readonly string[]
  takes(args: readonly string[], options: Omit<Given, 'site' | 'args'>): boolean
}

/** `said`: acts on the named cities; `any`: reads only, from all cities unless one is named. */
type Command =
  | (Common & { readonly cities?: never; run(given: Given): Promise<void> })
  | (Common & { readonly cities: 'said' | 'any'; run(given: Given, city: string): Promise<void> })

const some = (args: readonly string[]) => args.length > 0
const none = (args: readonly string[]) => args.length === 0

export const COMMANDS: Readonly<Record<string, Command>> = {
  init: {
    usage: 'init <city> --settings <file.json>',
    options: ['settings'],
    takes: (args, { settings }) => args.length === 1 && Boolean(settings),
    async run({ site, args: [city = ''], settings = '' }) {
      await initCity(site, city, settingsIn(settings))
      console.log(`${city} is made; promote a shell and remotes to it. Releases are signed with ${keyFile()}`)
    },
  },
  publish: {
    usage:
      'publish <part> …, or publish --from <folder> of a build, with --name <part> --version <version> if it has no build.json',
    options: ['from', 'name', 'version'],
    takes: (args, { from, name, version }) =>
      from ? none(args) && Boolean(name) === Boolean(version) : some(args) && !name && !version,
    run: given => (given.from ? publishFrom(given) : publishParts(given)),
  },
  check: {
    usage: 'check <part>[@<version>] … --city <city>',
    options: ['without-browser'],
    takes: some,
    cities: 'said',
    async run(given, city) {
      const versions = await versionsOf(given)
      const reports = await check(given.site, { city, versions, depth: depthOf(given), now: new Date() })
      for (const { part, version, steps } of reports)
        console.log(`${part}@${version} passes in ${city}:\n${steps.map(step => `  ${step}`).join('\n')}`)
    },
  },
  promote: {
    usage: 'promote <part>[@<version>] … --city <city> | --all [--canary 5%] [--valid 400d]',
    options: ['canary', 'valid', 'without-browser'],
    takes: some,
    cities: 'said',
    async run(given, city) {
      const canaryPercent = given.canary === undefined ? undefined : percentOf(given.canary)
      const validDays = given.valid === undefined ? undefined : daysOf(given.valid)
      const versions = await versionsOf(given)
      const depth = depthOf(given)
      const { release } = await promote(given.site, { city, versions, depth, canaryPercent, validDays })
      const whose = canaryPercent === undefined ? '' : `, for ${canaryPercent} % of its visitors`
      console.log(`${city} runs ${named(versions)} from generation ${release.generation} on${whose}`)
    },
  },
  rollback: {
    usage: 'rollback <part> … --city <city> | --all',
    options: [],
    takes: some,
    cities: 'said',
    async run({ site, args }, city) {
      for (const part of args) {
        assertPart(part)
        const { release, from, to, was } = await rollBack(site, city, part)
        console.log(
          was === 'trial'
            ? `${city} no longer tries ${part}@${from}; everybody sees ${part}@${to} (generation ${release.generation})`
            : `${city} went back from ${part}@${from} to ${part}@${to} (generation ${release.generation})`,
        )
      }
    },
  },
  history: {
    usage: 'history --city <city>',
    options: [],
    takes: none,
    cities: 'said',
    async run({ site }, city) {
      for (const line of await historyLines(site, city)) console.log(line)
    },
  },
  status: {
    usage: 'status [--city <city>]',
    options: [],
    takes: none,
    cities: 'any',
    async run({ site }, city) {
      for (const line of await statusLines(site, city, new Date())) console.log(line)
    },
  },
  origin: {
    usage: 'origin set <part> <url> --city <city> | --all',
    options: [],
    takes: args => args.length === 3 && args[0] === 'set',
    cities: 'said',
    async run({ site, args: [, part = '', url = ''] }, city) {
      assertPart(part)
      const { generation } = await setOrigin(site, city, part, url)
      console.log(`${city} takes ${part} from ${url} from generation ${generation} on`)
    },
  },
  remove: {
    usage: 'remove <part> --city <city> | --all',
    options: [],
    takes: args => args.length === 1,
    cities: 'said',
    async run({ site, args: [part = ''] }, city) {
      assertPart(part)
      const { generation } = await removePart(site, city, part)
      console.log(`${city} shows ${part} no more from generation ${generation} on`)
    },
  },
  develop: {
    usage: 'develop <origin> | off --city <city> | --all',
    options: [],
    takes: args => args.length === 1,
    cities: 'said',
    async run({ site, args: [origin = ''] }, city) {
      const settings = parseSettings({
        ...(await citySettings(site, city)),
        development: origin === 'off' ? [] : [origin],
      })
      const { generation } = await resettle(site, city, settings)
      const what = origin === 'off' ? 'no development server' : `parts from ${origin}, if asked to,`
      console.log(`${city} shows ${what} from generation ${generation} on`)
    },
  },
  prune: {
    usage: 'prune [--dry-run]',
    options: ['dry-run'],
    takes: none,
    async run({ site, 'dry-run': isDry = false }) {
      const { versions, generations, drafts } = await prune(site, new Date(), { isDry })
      const verb = isDry ? 'would go' : 'gone'
      for (const gone of [...generations.map(name => `generation ${name}`), ...versions])
        console.log(`${verb}: ${gone}`)
      console.log(`${generations.length} generations, ${versions.length} versions, ${drafts} drafts ${verb}`)
    },
  },
}

async function publishParts({ site, args }: Given): Promise<void> {
  for (const part of args) {
    const { name, version } = await publishHere(site, part)
    console.log(`${name}@${version} is published`)
  }
}

/** Builds a part of this checkout and publishes it; a shell pins the signing key. */
async function publishHere(site: Site, part: string) {
  if (part === 'shell') ensureKeys()
  return publish(site, await build(known(part)))
}

async function publishFrom({ site, from = '', name, version }: Given): Promise<void> {
  if (!name || !version) return publishRecorded(site, from)
  const { leftOut } = await publishForeign(site, { dist: from, name, version })
  if (leftOut.length > 0)
    console.log(`left out, since the entry does not name them and nothing loads them: ${leftOut.join(', ')}`)
  console.log(`${name}@${version} is published`)
}

/** Publishes a build made by `@parvis/build` from any sources. */
async function publishRecorded(site: Site, folder: string): Promise<void> {
  const record = await readJson<BuildRecord>(folderSite(resolve(folder)), 'build.json')
  if (!record) throw new Error(`${folder} holds no build.json: say --name and --version of its part`)
  const { name, version } = await publish(site, { ...record, output: folder })
  console.log(`${name}@${version} is published`)
}

/** Parts with their versions; a part without one is built and published here, once for all cities. */
const built = new Map<string, Promise<readonly [string, string]>>()

async function versionsOf({ site, args }: Given): Promise<Versions> {
  const pairs: (readonly [string, string])[] = []
  for (const part of args) {
    if (!built.has(part)) built.set(part, versionOf(site, part))
    const pair = await built.get(part)
    if (pair) pairs.push(pair)
  }
  return Object.fromEntries(pairs)
}

async function versionOf(site: Site, part: string): Promise<readonly [string, string]> {
  const at = part.includes(':') ? -1 : part.indexOf('@')
  if (at < 0) {
    const { name, version } = await publishHere(site, part)
    return [name, version]
  }
  const [name, version] = [part.slice(0, at), part.slice(at + 1)]
  assertPart(name)
  assertVersion(version)
  return [name, version]
}

function known(part: string): string {
  if (part !== 'shell' && !part.includes(':') && !REMOTES.includes(part))
    throw new Error(`no sources of "${part}" are here: name a published version as ${part}@<version>`)
  return part
}

const depthOf = (given: Given) => (given['without-browser'] ? 'download' : 'browser')

function percentOf(text: string): number {
  const percent = Number(/^([1-9]\d?)\s?%?$/.exec(text)?.[1])
  if (Number.isNaN(percent)) throw new Error(`"${text}" is no share for a canary: 1% to 99%`)
  return percent
}

function daysOf(text: string): number {
  const days = Number(/^([1-9]\d{0,3})d$/.exec(text)?.[1])
  if (Number.isNaN(days)) throw new Error(`"${text}" is no time to be valid: days, such as 30d`)
  return days
}
