import { type TimelineEvent, timelineFromWire, timelineWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export interface TimelineQuery {
  /** Kinds of events wanted; all when empty. */
  readonly about: readonly TimelineEvent['resourceType'][]
  /** Cursor from the previous page; null for the newest page. */
  readonly before: string | null
  readonly limit: number
}

export interface TimelinePage {
  readonly events: readonly TimelineEvent[]
  /** Cursor of the next page; null at the end. */
  readonly before: string | null
}

/** A page of dated events of the subscriber's rights, fines, appeals, refunds and account, newest first. */
export async function fetchTimeline(
  api: ApiClient,
  { about, before, limit }: TimelineQuery,
): Promise<TimelinePage> {
  const query = { limit, about: about.length > 0 ? about.join(',') : undefined, before: before ?? undefined }
  const wire = await ask(api, 'GET /api/subscriber/timeline', { query, answer: timelineWire })
  return { events: timelineFromWire(wire), before: wire.before ?? null }
}
