import * as v from 'valibot'
import type { Instant } from '../time/index.ts'
import { toIso } from '../time/index.ts'
import { instantFromWire, instantWire } from './primitives.wire.ts'

const RESOURCES = ['subscription', 'ticket', 'fine', 'appeal', 'refund', 'account'] as const

/** A dated event of a right, a fine or an appeal. `kind` names a sentence of the portal; `label` is a plan's name. */
export const timelineEventWire = v.object({
  id: v.string(),
  at: instantWire,
  kind: v.string(),
  /** What a later city tells of besides is dated and named, and leads nowhere. */
  resourceType: v.fallback(v.picklist([...RESOURCES, 'other']), 'other'),
  resourceId: v.nullish(v.string()),
  label: v.nullish(v.string()),
  /** Of an appeal, and of a refund that pays a fine back: the number of that fine. */
  fineId: v.nullish(v.string()),
})
export type TimelineEventWire = v.InferOutput<typeof timelineEventWire>

/** GET /api/subscriber/timeline?before&limit: newest first; `before` asks for the next page, null at the end. */
export const timelineWire = v.object({ events: v.array(timelineEventWire), before: v.nullish(v.string()) })
export type TimelineWire = v.InferOutput<typeof timelineWire>

/** What `about` may name in the query of a timeline: kinds of things, apart by commas. */
export const TIMELINE_ABOUT =
  /^(?:subscription|ticket|fine|appeal|refund|account)(?:,(?:subscription|ticket|fine|appeal|refund|account)){0,5}$/

/**
 * Its query, as text: a page of 1 to 100 events, after the place where another page ended, about some kinds of things or
 * about all of them.
 */
export const timelineQueryWire = v.object({
  before: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/))),
  about: v.optional(v.pipe(v.string(), v.regex(TIMELINE_ABOUT))),
})

export interface TimelineEvent {
  readonly id: string
  readonly at: Instant
  readonly kind: string
  readonly resourceType: TimelineEventWire['resourceType']
  readonly resourceId: string | null
  readonly label: string | null
  readonly fineId: string | null
}

/** An event whose moment cannot be read has no place on a timeline and is left out. */
export const timelineFromWire = (wire: TimelineWire): readonly TimelineEvent[] =>
  wire.events.flatMap(({ at: raw, resourceId, label, fineId, ...event }) => {
    const at = instantFromWire(raw)
    if (at === null) return []
    return [{ ...event, at, resourceId: resourceId ?? null, label: label ?? null, fineId: fineId ?? null }]
  })

export const timelineEventToWire = (event: TimelineEvent): TimelineEventWire => ({
  ...event,
  at: toIso(event.at),
})
