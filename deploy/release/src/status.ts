import type { Versions } from './city-state.ts'
import { readGeneration } from './generation.ts'
import { channelsOf, pointerAt, sequencesOf } from './pointer.ts'
import type { Site } from './site.ts'

const DAY_MS = 86_400_000
/** From then on somebody should promote again, if only the same versions. */
const SOON_DAYS = 30

/** What a city runs, what it would fall back on, what it tries, and until when the shell accepts all that. */
export function statusLines(site: Site, city: string, now: Date): string[] {
  const { stable, canary } = channelsOf(site, city)
  if (!stable) return [`${city}: runs nothing yet`]
  const { release } = readGeneration(site, city, stable.generation)
  const days = Math.floor((Date.parse(release.notAfter) - now.getTime()) / DAY_MS)
  const until =
    days < 0 ? 'EXPIRED: no shell accepts it' : `valid for ${days} days${days < SOON_DAYS ? ' only' : ''}`
  const parts = Object.entries(release.remotes).map(([part, { version, lastGood }]) => {
    const before = lastGood.map(good => good.version).join(', ')
    return `  ${part} ${version}${before && ` (falls back on ${before})`}`
  })
  return [
    `${city}: generation ${release.generation}, ${release.createdAt}, ${until}`,
    `  shell ${release.shell.version}`,
    ...parts,
    ...(canary ? [canaryLine(site, city, canary)] : []),
  ]
}

function canaryLine(
  site: Site,
  city: string,
  { generation, percent }: { readonly generation: number; readonly percent: number },
): string {
  const { trial = {} } = readGeneration(site, city, generation).made
  const tried = Object.entries(trial).map(([part, version]) => `${part} ${version}`)
  return `  canary: ${percent} % of the visitors see ${tried.join(', ')} (generation ${generation})`
}

/** Every generation that the city was shown, oldest first. */
export function historyLines(site: Site, city: string): string[] {
  const shown = (['stable', 'canary'] as const).flatMap(channel =>
    sequencesOf(site, city, channel).flatMap(sequence => pointerAt(site, city, channel, sequence) ?? []),
  )
  return shown
    .sort((a, b) => a.generation - b.generation)
    .flatMap(({ generation, at, percent }) => {
      const { made } = readGeneration(site, city, generation)
      const whose = percent === undefined ? '' : `, for ${percent} % of the visitors`
      return `${String(generation).padStart(4)}  ${at}  ${made.by} ${named(made.parts)}${whose}`
    })
}

export const named = (versions: Versions) =>
  Object.entries(versions)
    .map(([part, version]) => (version ? `${part}@${version}` : part))
    .join(', ')
