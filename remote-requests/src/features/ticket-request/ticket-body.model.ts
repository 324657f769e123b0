import { shape } from '@parvis/shared-kernel/drafts'
import { optionId, orderId, type TicketId, ticketId, zoneId } from '@parvis/shared-kernel/ids'
import { INPUT_STEPS, type InputStep } from '@parvis/shared-kernel/orders'
import { plate } from '@parvis/shared-kernel/plates'
import {
  draftedSubscription,
  type HourOfDay,
  type TicketDraft,
  type TicketStepContext,
} from '@parvis/shared-kernel/tickets'
import { day, dayOf, type Instant, wallTime } from '@parvis/shared-kernel/time'

const { array, boolean, integer, maxValue, minValue, nullable, number, object, picklist, pipe, transform } =
  shape
const text = shape.string()
const upTo = (max: number) => pipe(number(), integer(), minValue(0), maxValue(max))

/** Draft of a ticket request: the ticket's id, created at the start, the completed steps and the answers (D14). */
export const ticketBody = object({
  id: pipe(text, transform(ticketId)),
  completed: array(picklist(INPUT_STEPS)),
  draft: object({
    optionId: nullable(pipe(text, transform(optionId))),
    hasConsent: boolean(),
    startDay: nullable(pipe(text, transform(day))),
    startTime: nullable(object({ hour: upTo(23), minute: upTo(59) })),
    endDay: nullable(pipe(text, transform(day))),
    plates: array(text),
    zoneId: nullable(pipe(text, transform(zoneId))),
    customEmail: text,
    subscriptionId: nullable(pipe(text, transform(orderId))),
  }),
})
export type TicketBody = shape.InferOutput<typeof ticketBody>

/** A changed answer, or a step completed by "continue". */
export type TicketChange =
  | { readonly kind: 'option'; readonly to: TicketDraft['optionId'] }
  | { readonly kind: 'consent'; readonly to: boolean }
  | { readonly kind: 'subscription'; readonly to: TicketDraft['subscriptionId'] }
  | { readonly kind: 'start-day'; readonly to: TicketDraft['startDay'] }
  | { readonly kind: 'start-time'; readonly to: HourOfDay | null }
  | { readonly kind: 'start-now'; readonly to: Instant }
  | { readonly kind: 'end-day'; readonly to: TicketDraft['endDay'] }
  | { readonly kind: 'plates'; readonly to: TicketDraft['plates'] }
  | { readonly kind: 'zone'; readonly to: TicketDraft['zoneId'] }
  | { readonly kind: 'email'; readonly to: string }
  | { readonly kind: 'done'; readonly step: InputStep }
  /** Starts another ticket, because the first one was already created. */
  | { readonly kind: 'another'; readonly id: TicketId }

/** Drops plates of the former subscription if the ticket is limited to its subscription's. */
function withSubscription(draft: TicketDraft, context: TicketStepContext): TicketDraft {
  if (!context.definition.shouldUseSubscriptionPlate) return draft
  const own: readonly string[] = draftedSubscription(draft, context)?.plates ?? []
  return { ...draft, plates: draft.plates.filter(text => own.includes(plate(text) ?? '')) }
}

/**
 * Defaults the end to the start's day: one day is likeliest, and an earlier end would be refused. With exact hours the
 * end is asked later. One day stays one day: left behind, its end would make several tickets of an earlier start.
 */
function withStart(
  draft: TicketDraft,
  startDay: TicketDraft['startDay'],
  { definition }: TicketStepContext,
): TicketDraft {
  const { endDay } = draft
  const moved = { ...draft, startDay }
  if (endDay !== null && endDay === draft.startDay) return { ...moved, endDay: startDay }
  if (!definition.isMultipleOrderAllowed || startDay === null) return moved
  if (endDay !== null && endDay >= startDay) return moved
  return { ...moved, endDay: definition.computeExactHourlyEnd ? null : startDay }
}

type Answer = Exclude<TicketChange, { kind: 'done' | 'another' }>

function answered(draft: TicketDraft, change: Answer, context: TicketStepContext): TicketDraft {
  switch (change.kind) {
    case 'option':
      return { ...draft, optionId: change.to }
    case 'consent':
      return { ...draft, hasConsent: change.to }
    case 'subscription':
      return withSubscription({ ...draft, subscriptionId: change.to }, context)
    case 'start-day':
      return withStart(draft, change.to, context)
    case 'start-time':
      return { ...draft, startTime: change.to }
    case 'start-now': {
      const { hour, minute } = wallTime(change.to, context.timeZone)
      const started = withStart(draft, dayOf(change.to, context.timeZone), context)
      return { ...started, startTime: { hour, minute } }
    }
    case 'end-day':
      return { ...draft, endDay: change.to }
    case 'plates':
      return { ...draft, plates: change.to }
    case 'zone':
      return { ...draft, zoneId: change.to }
    case 'email':
      return { ...draft, customEmail: change.to }
  }
}

const bodyOf = (id: TicketId, completed: TicketBody['completed'], draft: TicketDraft): TicketBody => ({
  id,
  completed,
  draft: { ...draft, plates: [...draft.plates] },
})

/** Creates a request with its own id. */
export const newBody = (id: TicketId, draft: TicketDraft): TicketBody => bodyOf(id, [], draft)

/** Applies a change to the request. */
export function changedBody(body: TicketBody, change: TicketChange, context: TicketStepContext): TicketBody {
  const { id, completed, draft } = body
  if (change.kind === 'another') return { ...body, id: change.id }
  if (change.kind !== 'done') return bodyOf(id, completed, answered(draft, change, context))
  return completed.includes(change.step) ? body : { ...body, completed: [...completed, change.step] }
}
