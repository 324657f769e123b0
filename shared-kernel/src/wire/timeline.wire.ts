import * as v from 'valibot'
import type { Instant } from '../time/index.ts'
import { toIso } from '../time/index.ts'
import { instantFromWire, instantWire } from './primitives.wire.ts'

const RESOURCES = ['subscription', 'ticket', 'fine', 'appeal', 'refund', 'account'] as const

/** A dated event of a right, a fine or an appeal. `kind` selects a message of the portal; `label` is a plan's name. */
export const timelineEventWire = v.object({
  id: v.string(),
  at: instantWire,
  kind: v.string(),
  /** An unknown type is shown with date and name, without a link. */
  resourceType: v.fallback(v.picklist([...RESOURCES, 'other']), 'other'),
  resourceId: v.nullish(v.string()),
  label: v.nullish(v.string()),
  /** For an appeal, or the refund of a fine: the number of the fine. */
  fineId: v.nullish(v.string()),
})
export type TimelineEventWire = v.InferOutput<typeof timelineEventWire>

/**
 * GET /api/subscriber/timeline?before&limit: newest first; `before` is the cursor of the next page, null at the end.
 */
export const timelineWire = v.object({ events: v.array(timelineEventWire), before: v.nullish(v.string()) })
export type TimelineWire = v.InferOutput<typeof timelineWire>

export interface TimelineEvent {
  readonly id: string
  readonly at: Instant
  readonly kind: string
  readonly resourceType: TimelineEventWire['resourceType']
  readonly resourceId: string | null
  readonly label: string | null
  readonly fineId: string | null
}

/** Events with an unreadable date are left out. */
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
