import type { Versions } from './city-state.ts'
import { readGeneration } from './generation.ts'
import { channelsOf, pointersOf } from './pointer.ts'
import type { Site } from './site.ts'

const DAY_MS = 86_400_000
/** Days before expiry from which a new promotion is advised, even of the same versions. */
const SOON_DAYS = 30

/** What a city runs, its fallbacks and canary, and until when the shell accepts the release. */
export async function statusLines(site: Site, city: string, now: Date): Promise<string[]> {
  const { stable, canary } = await channelsOf(site, city)
  if (!stable) return [`${city}: runs nothing yet`]
  const { release } = await readGeneration(site, city, stable.generation)
  const days = Math.floor((Date.parse(release.notAfter) - now.getTime()) / DAY_MS)
  const until =
    days < 0
      ? 'EXPIRED: no shell accepts it'
      : `valid for ${days} ${days === 1 ? 'day' : 'days'}${days < SOON_DAYS ? ' only' : ''}`
  const parts = Object.entries(release.remotes).map(([part, { version, lastGood }]) => {
    const before = lastGood.map(good => good.version).join(', ')
    return `  ${part} ${version}${before && ` (falls back on ${before})`}`
  })
  return [
    `${city}: generation ${release.generation}, ${release.createdAt}, ${until}`,
    `  shell ${release.shell.version}`,
    ...parts,
    ...(canary ? [await canaryLine(site, city, canary)] : []),
  ]
}

async function canaryLine(
  site: Site,
  city: string,
  { generation, percent }: { readonly generation: number; readonly percent: number },
): Promise<string> {
  const { trial = {} } = (await readGeneration(site, city, generation)).made
  const tried = Object.entries(trial).map(([part, version]) => `${part} ${version}`)
  return `  canary: ${percent} % of the visitors see ${tried.join(', ')} (generation ${generation})`
}

/** Every generation that the city was shown, oldest first. */
export async function historyLines(site: Site, city: string): Promise<string[]> {
  const channels = (['stable', 'canary'] as const).map(channel => pointersOf(site, city, channel))
  const shown = (await Promise.all(channels)).flat().sort((a, b) => a.generation - b.generation)
  const lines = shown.map(async ({ generation, at, percent }) => {
    const { made } = await readGeneration(site, city, generation)
    const whose = percent === undefined ? '' : `, for ${percent} % of the visitors`
    return `${String(generation).padStart(4)}  ${at}  ${made.by} ${named(made.parts)}${whose}`
  })
  return Promise.all(lines)
}

export const named = (versions: Versions) =>
  Object.entries(versions)
    .map(([part, version]) => (version ? `${part}@${version}` : part))
    .join(', ')
