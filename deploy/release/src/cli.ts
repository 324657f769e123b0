import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '@parvis/build'
import { type CityState, promote } from './promote.ts'
import { publish } from './publish.ts'
import { cityFolder, readJson, type Site } from './site.ts'

const USAGE = `Parvis release: what each city runs.

  publish <part> [<part> …]              build a part and put it on the site under its own version
  promote <part>[@<version>] [--city c]  make that version (else the one of these sources) what the city runs
  rollback <part> [--city c]             back to the version before, without a build
  status                                 what each city runs

A part is shell, rights, requests, fines, account, or name:folder for sources that stand elsewhere.
Without --city, every city of the site.
The site is .parvis/site, or the folder that PARVIS_SITE names.`

const site: Site = { root: process.env.PARVIS_SITE ?? join(import.meta.dirname, '../../../.parvis/site') }
const args = process.argv.slice(2)
const cityAt = args.indexOf('--city')
const city = cityAt < 0 ? undefined : args.splice(cityAt, 2)[1]
const [command, ...parts] = args

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async publish() {
    for (const part of parts) {
      const { name, version } = await publish(site, await build(part))
      console.log(`${name}@${version} is published`)
    }
  },
  async promote() {
    const versions = Object.fromEntries(await Promise.all(parts.map(versionOf)))
    for (const name of cities()) takeOver(name, versions)
  },
  async rollback() {
    for (const name of cities()) {
      const { release } = stateOf(name)
      const versions = Object.fromEntries(
        parts.map(part => [part, previousOf(release.remotes[part]?.previous?.version, part)]),
      )
      takeOver(name, versions)
    }
  },
  async status() {
    for (const name of cities()) {
      const { release } = stateOf(name)
      console.log(`${name}: generation ${release.generation}, ${release.createdAt}`)
      console.log(`  shell ${release.shell.version}`)
      for (const [part, { version, previous }] of Object.entries(release.remotes)) {
        console.log(`  ${part} ${version}${previous ? ` (before: ${previous.version})` : ''}`)
      }
    }
  },
}

const run = commands[command ?? '']
if (!run || (command !== 'status' && parts.length === 0)) {
  console.log(USAGE)
  process.exit(command ? 2 : 0)
}
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})

function cities(): string[] {
  return city ? [city] : readdirSync(join(site.root, 'cities'))
}

function stateOf(name: string): CityState {
  const state = readJson<CityState>(join(cityFolder(site, name), 'state.json'))
  if (!state) throw new Error(`${name} runs nothing yet: start the portal once`)
  return state
}

async function versionOf(part: string): Promise<readonly [string, string]> {
  const [name = '', version] = part.split('@')
  if (version) return [name, version]
  const published = await publish(site, await build(name))
  return [published.name, published.version]
}

function previousOf(version: string | undefined, part: string): string {
  if (!version) throw new Error(`${part} has no version before this one`)
  return version
}

function takeOver(name: string, versions: Readonly<Record<string, string>>): void {
  const { look, origins } = stateOf(name)
  const release = promote(site, { city: name, versions, origins, look, createdAt: new Date().toISOString() })
  const said = Object.entries(versions).map(([part, version]) => `${part}@${version}`)
  console.log(`${name} runs ${said.join(', ')} from generation ${release.generation} on`)
}
