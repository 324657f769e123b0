import { cityFolder, readJson, type Site } from './site.ts'

/** Who sees a release: `canary` is a share of the visitors. */
export type Channel = 'stable' | 'canary'

/** Which generation a channel of a city shows: the only mutable data of a site. */
export interface Pointer {
  readonly generation: number
  /** Share of visitors, 1 to 99; canary only. */
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

const channelFolder = (city: string, channel: Channel) => `${cityFolder(city)}/channels/${channel}`

export const pointerFile = (city: string, channel: Channel, sequence: number): string =>
  `${channelFolder(city, channel)}/${sequence}.json`

/** Sequences of a channel, lowest first. */
async function sequencesOf(site: Site, city: string, channel: Channel): Promise<number[]> {
  return (await site.names(channelFolder(city, channel)))
    .filter(file => /^\d+\.json$/.test(file))
    .map(file => Number.parseInt(file, 10))
    .sort((a, b) => a - b)
}

/** Current pointer of a channel; null when nothing was promoted there. */
export async function readPointer(site: Site, city: string, channel: Channel): Promise<PlacedPointer | null> {
  const sequence = (await sequencesOf(site, city, channel)).at(-1)
  return sequence === undefined ? null : pointerAt(site, city, channel, sequence)
}

async function pointerAt(
  site: Site,
  city: string,
  channel: Channel,
  sequence: number,
): Promise<PlacedPointer | null> {
  const pointer = await readJson<Pointer>(site, pointerFile(city, channel, sequence))
  return pointer && { ...pointer, sequence }
}

/** Every pointer of a channel that was not pruned, oldest first. */
export async function pointersOf(site: Site, city: string, channel: Channel): Promise<PlacedPointer[]> {
  const sequences = await sequencesOf(site, city, channel)
  const pointers = await Promise.all(sequences.map(sequence => pointerAt(site, city, channel, sequence)))
  return pointers.filter(pointer => pointer !== null)
}

/**
 * Both channels. Moving stable ends a canary, whose generation is then lower: one write promotes a version and ends its
 * trial.
 */
export async function channelsOf(site: Site, city: string): Promise<Channels> {
  // Canary first: if stable moves in between, the canary is correctly seen as over.
  const canary = await readPointer(site, city, 'canary')
  const stable = await readPointer(site, city, 'stable')
  return { stable, canary: canaryAhead(stable, canary) }
}

/** The canary if it is still ahead of stable, else null. */
export function canaryAhead(stable: Pointer | null, canary: PlacedPointer | null): Channels['canary'] {
  if (!stable || !canary?.percent || canary.generation <= stable.generation) return null
  return { ...canary, percent: canary.percent }
}

/** Generation for a visitor of a channel; canary visitors get stable when there is no canary. */
export async function currentGeneration(site: Site, city: string, channel: Channel): Promise<number | null> {
  const { stable, canary } = await channelsOf(site, city)
  return (channel === 'canary' ? canary?.generation : undefined) ?? stable?.generation ?? null
}

const nextFile = (city: string, channel: Channel, from: PlacedPointer | null) =>
  pointerFile(city, channel, (from?.sequence ?? 0) + 1)

/** Whether somebody else moved the channel since that pointer was read. */
export const isMovedSince = async (
  site: Site,
  city: string,
  channel: Channel,
  from: PlacedPointer | null,
): Promise<boolean> => (await site.read(nextFile(city, channel, from))) !== null

/** Moves a channel from the pointer that was read; false when somebody else moved it since (compare-and-set). */
export const movePointer = (
  site: Site,
  city: string,
  channel: Channel,
  from: PlacedPointer | null,
  to: Pointer,
): Promise<boolean> => site.writeOnce(nextFile(city, channel, from), JSON.stringify(to))
