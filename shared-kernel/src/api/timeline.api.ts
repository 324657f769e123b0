import { type TimelineEvent, timelineFromWire, timelineWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export interface TimelineAsked {
  /** The kinds of things that are wanted; all of them when it is empty. */
  readonly about: readonly TimelineEvent['resourceType'][]
  /** Where the page before ended; null for the newest. */
  readonly before: string | null
  readonly limit: number
}

export interface TimelinePage {
  readonly events: readonly TimelineEvent[]
  /** What asks for the next page; null at the end. */
  readonly before: string | null
}

/** A page of everything dated that happened to a subscriber's rights, fines, appeals, refunds and account, newest first. */
export async function fetchTimeline(
  api: ApiClient,
  { about, before, limit }: TimelineAsked,
): Promise<TimelinePage> {
  const query = { limit, about: about.length > 0 ? about.join(',') : undefined, before: before ?? undefined }
  const wire = await ask(api, 'GET /api/subscriber/timeline', { query, answer: timelineWire })
  return { events: timelineFromWire(wire), before: wire.before ?? null }
}
