import { type ApiClient, fetchTimeline } from '@parvis/shared-kernel/api'
import type { Right } from '@parvis/shared-kernel/orders'
import { queryOptions } from '@parvis/shared-kernel/remote'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'

const PAGE = 100
/** A thousand events at most; beyond, only the newest are shown. */
const MOST_PAGES = 10

/** Events of rights of this kind and of refunds, back to the right's creation. */
async function readSince(api: ApiClient, { kind, createdAt }: Right): Promise<readonly TimelineEvent[]> {
  const events: TimelineEvent[] = []
  let before: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchTimeline(api, { about: [kind, 'refund'], before, limit: PAGE })
    events.push(...answer.events)
    before = answer.before
    const oldest = events.at(-1)
    if (before === null || oldest === undefined || (createdAt !== null && oldest.at < createdAt)) break
  }
  return events
}

/** Newest first. */
export const timelineQuery = (api: ApiClient, right: Right) =>
  queryOptions({ queryKey: ['timeline', right.kind, right.id], queryFn: () => readSince(api, right) })
