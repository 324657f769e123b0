import { type ParseArgsConfig, parseArgs } from 'node:util'
import { COMMANDS, type Given } from './commands.ts'
import { citiesOf } from './init.ts'
import { ownSite } from './own-site.ts'
import type { Site } from './site.ts'

const USAGE = `Parvis release: what each city runs.

  init <city> --settings <file.json>      a new city: its look, where its parts are served from; makes the key pair
  publish <part> …                        build a part and put it on the site under its own version
  publish --from <dist> --name <part> --version <version>
                                          the same for any Module Federation 2 build that carries the hashes of its files
  check <part>[@<version>] … CITIES [--without-browser]
                                          contract, routes, every file downloaded again, mounted in Chromium
  promote <part>[@<version>] … CITIES [--canary 5%] [--valid 400d] [--without-browser]
                                          check, then make it what the city runs, or a share of its visitors
  rollback <part> … CITIES                one step back in the city's history, without a build; ends a canary first
  history --city <city>                   every generation that the city was shown
  status [--city <city>]                  what each city runs, and until when
  origin set <part> <url> CITIES          the part is served from there; versions before keep their address. Said once of
                                          a part that is new to the city: publish, origin set, promote
  remove <part> CITIES                    the city shows the part no more and forgets its address, until it is promoted
                                          again from where it ran last
  develop <origin> | off CITIES           lets a browser take a part from that development server; never in service
  prune [--dry-run]                       take away what no city shows or falls back on, a day after its last use

CITIES is --city <city> (once or more), or --all.
A part is shell, rights, requests, fines, account, or name:folder for sources that stand elsewhere; without a version it
is built and published first.
--site, or PARVIS_SITE, names the folder of the site (.parvis/site), or a bucket: s3://<bucket>/<prefix>, with AWS_REGION,
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, of another store than Amazon's, AWS_ENDPOINT_URL. PARVIS_RELEASE_KEY names
the private key that signs (.parvis/keys/release.pem).`

const OPTIONS = {
  site: { type: 'string' },
  city: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  settings: { type: 'string' },
  from: { type: 'string' },
  name: { type: 'string' },
  version: { type: 'string' },
  canary: { type: 'string' },
  valid: { type: 'string' },
  'without-browser': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

/** Invalid command line: nothing was attempted. */
class WrongUse extends Error {
  override name = 'WrongUse'
}

/** Runs a command line; prints its output. Returns the exit status: 2 when nothing was attempted. */
export const runRelease = (args: readonly string[]): Promise<number> =>
  main(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    return error instanceof WrongUse ? 2 : 1
  })

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (!name || name === 'help' || name === '--help') {
    console.log(USAGE)
    return 0
  }
  const command = COMMANDS[name]
  if (!command) throw new WrongUse(`there is no command "${name}"\n\n${USAGE}`)
  const { site: address, values, positionals } = parsed(args)
  const stranger = Object.keys(values).find(
    option => !command.options.includes(option) && !(command.cities && ['city', 'all'].includes(option)),
  )
  if (stranger) throw new WrongUse(`${name} knows no --${stranger}`)
  if (!command.takes(positionals, values)) throw new WrongUse(`release ${command.usage}`)
  const site = ownSite(address)
  const given: Given = { site, args: positionals, ...values }
  if (!command.cities) {
    await command.run(given)
    return 0
  }
  return eachCity(await chosenCities(site, values, command.cities), city => command.run(given, city))
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    })
    const { site, ...others } = values
    return { site, values: others, positionals }
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

async function chosenCities(
  site: Site,
  { city, all }: { readonly city?: string[]; readonly all?: boolean },
  need: 'said' | 'any',
): Promise<readonly string[]> {
  const known = await citiesOf(site)
  if (city && all) throw new WrongUse('either --city or --all')
  if (!city && !all && need === 'said') throw new WrongUse('in which cities? --city <city>, or --all')
  if (!city && known.length === 0) throw new Error('the site has no city yet: "release init" makes one')
  const stranger = city?.find(name => !known.includes(name))
  if (stranger !== undefined)
    throw new WrongUse(`there is no city "${stranger}" (known: ${known.join(', ') || 'none'})`)
  return city ?? known
}

/** Tries every city; failed ones are named and make the command fail. */
async function eachCity(cities: readonly string[], run: (city: string) => Promise<void>): Promise<number> {
  const failed: string[] = []
  for (const city of cities)
    await run(city).catch((error: unknown) => {
      failed.push(city)
      console.error(`${city}: not done. ${error instanceof Error ? error.message : String(error)}`)
    })
  if (failed.length > 0 && cities.length > 1)
    console.error(`not done in ${failed.length} of ${cities.length} cities: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}
