import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cityFolder, readJson, type Site, writerOf } from './site.ts'
import { createOnce } from './writer.ts'

/** Who sees a release: `canary` is a share of the visitors. */
export type Channel = 'stable' | 'canary'

/** Which generation a channel of a city shows: the only thing of a site that ever changes. */
export interface Pointer {
  readonly generation: number
  /** Share of the visitors, 1 to 99: of the canary only. */
  readonly percent?: number
  /** ISO 8601. */
  readonly at: string
}

export interface PlacedPointer extends Pointer {
  /** Raised by each move; the highest counts. */
  readonly sequence: number
}

export interface Channels {
  readonly stable: PlacedPointer | null
  /** Null when there is none, or when stable has moved past it. */
  readonly canary: (PlacedPointer & { readonly percent: number }) | null
}

export const channelFolder = (site: Site, city: string, channel: Channel) =>
  join(cityFolder(site, city), 'channels', channel)

/** Sequences of a channel, lowest first. */
export function sequencesOf(site: Site, city: string, channel: Channel): number[] {
  const folder = channelFolder(site, city, channel)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => /^\d+\.json$/.test(file))
    .map(file => Number.parseInt(file, 10))
    .sort((a, b) => a - b)
}

/** Where a channel points now; null when nothing was ever promoted there. */
export function readPointer(site: Site, city: string, channel: Channel): PlacedPointer | null {
  const sequence = sequencesOf(site, city, channel).at(-1)
  return sequence === undefined ? null : pointerAt(site, city, channel, sequence)
}

export function pointerAt(
  site: Site,
  city: string,
  channel: Channel,
  sequence: number,
): PlacedPointer | null {
  const pointer = readJson<Pointer>(join(channelFolder(site, city, channel), `${sequence}.json`))
  return pointer && { ...pointer, sequence }
}

/**
 * Both channels. A canary ends by itself when stable moves: its generation is then the lower one, so that one write
 * makes a version stable and ends its trial.
 */
export function channelsOf(site: Site, city: string): Channels {
  const canary = readPointer(site, city, 'canary')
  const stable = readPointer(site, city, 'stable')
  return { stable, canary: trialOver(stable, canary) }
}

/** The canary where it is still ahead of stable. */
export function trialOver(stable: Pointer | null, canary: PlacedPointer | null): Channels['canary'] {
  if (!stable || !canary?.percent || canary.generation <= stable.generation) return null
  return { ...canary, percent: canary.percent }
}

/** The generation to show to a visitor of a channel: without a canary, those of the canary see the stable one. */
export function currentGeneration(site: Site, city: string, channel: Channel): number | null {
  const { stable, canary } = channelsOf(site, city)
  return (channel === 'canary' ? canary?.generation : undefined) ?? stable?.generation ?? null
}

/** Moves a channel from the pointer that was read; false when somebody else moved it since (compare-and-set). */
export function movePointer(
  site: Site,
  city: string,
  channel: Channel,
  from: PlacedPointer | null,
  to: Pointer,
): boolean {
  const file = join(channelFolder(site, city, channel), `${(from?.sequence ?? 0) + 1}.json`)
  return createOnce(writerOf(site), file, JSON.stringify(to))
}
