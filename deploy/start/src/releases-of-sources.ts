import { type BuildRecord, build, REMOTES } from '@parvis/build/parts'
import { imageOriginsOf, type RunningCity, readConfig } from '@parvis/city'
import {
  type CityLook,
  citySettings,
  ensureCity,
  otherVersions,
  promote,
  resettle,
  type Site,
} from '@parvis/release'

/** API origin of a city: the reference city's, or the one named in `PARVIS_API` (docs/connect-a-city.md). */
export function apiOf(name: string, city: RunningCity): string {
  const named = process.env.PARVIS_API?.split(';').find(entry => entry.startsWith(`${name}=`))
  return named === undefined ? city.urls.api : new URL(named.slice(name.length + 1)).origin
}

/** Builds the shell and the remotes of these sources. */
export async function buildAll(say: (line: string) => void): Promise<BuildRecord[]> {
  const records: BuildRecord[] = []
  for (const name of ['shell', ...REMOTES]) {
    const started = performance.now()
    const record = await build(name)
    const took = performance.now() - started
    if (took > 300) say(`Built ${name} ${record.version} in ${(took / 1000).toFixed(1)} s`)
    records.push(record)
  }
  return records
}

interface Places {
  /** City or part → its public origin. */
  readonly addresses: Readonly<Record<string, string>>
  /** City → address of its portal. */
  readonly portals: Readonly<Record<string, string>>
  readonly city: RunningCity
}

const versionsOf = (records: readonly BuildRecord[]) =>
  Object.fromEntries(records.map(({ name, version }) => [name, version]))

/**
 * Gives a city without a release one of these sources. A city with a release keeps its versions whatever the sources;
 * only when its parts moved (another port, another look) does it get a generation with the new addresses.
 */
export async function ensureReleases(
  site: Site,
  records: readonly BuildRecord[],
  { addresses, portals, city }: Places,
): Promise<void> {
  const remotes = Object.fromEntries(REMOTES.map(name => [name, addresses[name]]))
  const sources = versionsOf(records)
  for (const [name, portal] of Object.entries(portals)) {
    const origins = { ...remotes, shell: `${portal}/shell` }
    const asked = developmentOrigins()
    const settings = { look: await lookOf(name, city), origins, development: asked ?? [] }
    if (await ensureCity(site, name, settings, sources)) continue
    const current = await citySettings(site, name)
    await resettle(site, name, { ...settings, development: asked ?? current.development })
  }
}

/** Versions are promoted, never replaced by a mere start: whoever changes the sources and starts again is told so. */
export async function followSources(
  site: Site,
  records: readonly BuildRecord[],
  { cities, say, isFresh }: { cities: readonly string[]; say: (line: string) => void; isFresh: boolean },
): Promise<void> {
  const sources = versionsOf(records)
  for (const city of cities) {
    const versions = await otherVersions(site, city, sources)
    const parts = Object.keys(versions)
    if (parts.length === 0) continue
    if (isFresh) await promote(site, { city, versions, depth: 'disk' })
    else
      say(
        `${city} keeps its versions of ${parts.join(', ')}, which these sources are not: "npm start -- --fresh" shows these.`,
      )
  }
}

/** Origins of development servers that this portal may show; null leaves the city's own decision as it is. */
function developmentOrigins(): readonly string[] | null {
  return process.env.PARVIS_DEVELOPMENT?.split(',').filter(Boolean) ?? null
}

async function lookOf(name: string, city: RunningCity): Promise<CityLook> {
  const ask = async (path: string) =>
    (await fetch(`${apiOf(name, city)}${path}`, { headers: { 'x-parvis-city': name } })).json()
  const answer = (await ask('/api/config')) as Readonly<Record<string, unknown>>
  const config = readConfig(answer)
  const reporting = (await ask('/api/config/error-reporting')) as { dsn: string | null; enabled: boolean }
  return {
    name: config.name,
    theme: config.theme,
    languages: [
      config.selectedLang,
      ...config.languages.filter(language => language !== config.selectedLang),
    ],
    phone: config.contact.phone || null,
    evidenceOrigin: city.urls.evidence,
    paymentOrigin: city.urls.payment,
    imageOrigins: imageOriginsOf(city.deps.places.imageOrigins, name, answer),
    reportsOrigin: reporting.enabled ? (URL.parse(reporting.dsn ?? '')?.origin ?? null) : null,
  }
}
