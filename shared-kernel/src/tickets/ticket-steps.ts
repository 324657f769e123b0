import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { OptionId, OrderId, ZoneId } from '../ids/index.ts'
import {
  addressRule,
  consentRule,
  liveOptions,
  onlyZone,
  optionRule,
  plateProblems,
  problemOf,
  type RequestProblem,
  type Subscription,
  type Ticket,
  zoneRule,
} from '../orders/index.ts'
import { type EmailReason, email, type Subscriber } from '../subscriber/index.ts'
import { type Day, dayOf, type Instant, wallTime } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { desiredEnd, ticketStart, ticketStartDay } from './ticket-period.ts'

/** The same three steps as a subscription's (first document §2). */
export const TICKET_STEPS = ['detail', 'identity', 'complement'] as const
export type TicketStep = (typeof TICKET_STEPS)[number]

/** What somebody has filled in of a ticket request. Plates and e-mail are as typed; days are the city's. */
export interface TicketDraft {
  readonly optionId: OptionId | null
  readonly hasConsent: boolean
  readonly startDay: Day | null
  /** Asked with exact hours only. */
  readonly startTime: { readonly hour: number; readonly minute: number } | null
  /** Asked where several tickets may be ordered at once. */
  readonly endDay: Day | null
  readonly plates: readonly string[]
  readonly zoneId: ZoneId | null
  readonly customEmail: string
  /** The subscription that carries the ticket, where the definition has scopes. */
  readonly subscriptionId: OrderId | null
}

export interface TicketStepContext {
  readonly definition: Definition
  readonly subscriber: Subscriber
  /** The subscription that carries the ticket; null where none is needed. */
  readonly carrier: Subscription | null
  readonly zoneIds: readonly ZoneId[]
  readonly today: Day
  readonly timeZone: string
}

type Draft = TicketDraft
type Context = TicketStepContext

/** @param startsAt the prefilled start of a renewal, else null */
export function ticketDraft(
  { definition, carrier, zoneIds, timeZone }: Context,
  renewed: Ticket | null,
  startsAt: Instant | null,
): TicketDraft {
  const options = liveOptions(definition)
  const kept =
    options.find(({ id }) => id === renewed?.optionId) ?? (options.length === 1 ? options[0] : undefined)
  const plates = (renewed?.plates ?? []).slice(0, definition.maxPlates)
  const wall = startsAt === null ? null : wallTime(startsAt, timeZone)
  return {
    optionId: kept?.id ?? null,
    hasConsent: false,
    startDay: startsAt === null ? null : dayOf(startsAt, timeZone),
    startTime: definition.computeExactHourlyEnd && wall ? { hour: wall.hour, minute: wall.minute } : null,
    endDay: null,
    plates: plates.length === 0 && definition.maxPlates > 0 ? [''] : plates,
    zoneId: renewed?.zoneIds.find(zone => zoneIds.includes(zone)) ?? onlyZone(zoneIds),
    customEmail: '',
    subscriptionId: carrier?.id ?? null,
  }
}

/** When the drafted ticket starts; null until that is known. */
export const draftedStart = (
  { startDay, startTime }: Draft,
  { definition, timeZone }: Context,
): Instant | null =>
  startDay === null || (definition.computeExactHourlyEnd && startTime === null)
    ? null
    : ticketStart(definition, startDay, startTime, timeZone)

const startRule = (
  { startDay }: Draft,
  { definition, today }: Context,
): Verdict<'start-missing' | 'past' | 'weekday'> =>
  startDay === null ? refused('start-missing') : ticketStartDay(definition, today)(startDay)

const hourRule = ({ startTime }: Draft, { definition }: Context): Verdict<'hour-missing'> =>
  definition.computeExactHourlyEnd && startTime === null ? refused('hour-missing') : ALLOWED

/** Required where several tickets may be ordered, and after the start. */
function endRule(draft: Draft, context: Context): Verdict<'end-missing' | 'end-before-start'> {
  if (!context.definition.isMultipleOrderAllowed) return ALLOWED
  if (draft.endDay === null) return refused('end-missing')
  const start = draftedStart(draft, context)
  const isBefore =
    start !== null && desiredEnd(context.definition, start, draft.endDay, context.timeZone) <= start
  return isBefore ? refused('end-before-start') : ALLOWED
}

/** Where the definition lets one give another address: a valid one, or none. */
const emailRule = ({ customEmail }: Draft, { definition }: Context): Verdict<EmailReason> =>
  definition.canUseCustomEmail && customEmail.trim() !== '' ? email(customEmail) : ALLOWED

const carrierRule = ({ subscriptionId }: Draft, { definition }: Context): Verdict<'subscription-missing'> =>
  definition.scopes.length > 0 && subscriptionId === null ? refused('subscription-missing') : ALLOWED

const PROBLEMS = {
  detail: (draft: Draft, { definition }: Context) => [
    ...problemOf('option', optionRule(definition, draft.optionId)),
    ...problemOf('consent', consentRule(draft.hasConsent)),
  ],
  identity: (_draft: Draft, { definition, subscriber }: Context) =>
    problemOf('address', addressRule(definition, subscriber)),
  complement: (draft: Draft, context: Context) => [
    ...problemOf('subscription', carrierRule(draft, context)),
    ...problemOf('start', startRule(draft, context)),
    ...problemOf('hour', hourRule(draft, context)),
    ...problemOf('end', endRule(draft, context)),
    ...plateProblems(draft.plates, {
      isRequired: context.definition.mustOrderWithPlate,
      max: context.definition.maxPlates,
      among: context.definition.shouldUseSubscriptionPlate ? (context.carrier?.plates ?? []) : null,
    }),
    ...zoneProblem(draft, context),
    ...problemOf('email', emailRule(draft, context)),
  ],
} as const satisfies Record<TicketStep, (draft: Draft, context: Context) => readonly RequestProblem[]>

// A zone that selects itself is nobody's to choose.
function zoneProblem(draft: Draft, { definition, zoneIds }: Context): readonly RequestProblem[] {
  return definition.isZoneAutoSelected ? [] : problemOf('zone', zoneRule(definition, draft.zoneId, zoneIds))
}

/** What is in the way of leaving a step, in the order of the screen; empty when it is valid. */
export const ticketProblems = (
  step: TicketStep,
  draft: TicketDraft,
  context: TicketStepContext,
): readonly RequestProblem[] => PROBLEMS[step](draft, context)

/** The first step with a problem; null when the ticket can be asked for. */
export const firstInvalidTicketStep = (draft: TicketDraft, context: TicketStepContext): TicketStep | null =>
  TICKET_STEPS.find(step => ticketProblems(step, draft, context).length > 0) ?? null
