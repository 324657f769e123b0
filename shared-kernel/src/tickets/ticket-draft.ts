import type { OptionId, OrderId, ZoneId } from '../ids/index.ts'
import { liveOptions, onlyZone, type Right, type Subscription, type Ticket } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { type Day, dayOf, type Instant, wallTime } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { desiredEnd, ticketEnds, ticketSeries, ticketStart } from './ticket-period.ts'

/** An hour in the city's time zone. */
export interface HourOfDay {
  /** 0 to 23 */
  readonly hour: number
  readonly minute: number
}

/** The entries of a ticket request. Plates and e-mail are as typed; days are the city's. */
export interface TicketDraft {
  readonly optionId: OptionId | null
  readonly hasConsent: boolean
  readonly startDay: Day | null
  /** Only with exact hours. */
  readonly startTime: HourOfDay | null
  /** Only when several tickets may be ordered at once. */
  readonly endDay: Day | null
  readonly plates: readonly string[]
  readonly zoneId: ZoneId | null
  readonly customEmail: string
  /** The subscription that entitles to the ticket, when one is needed. */
  readonly subscriptionId: OrderId | null
}

/** Context in which a draft is validated; independent of the draft. */
export interface TicketStepContext {
  readonly definition: Definition
  readonly subscriber: Subscriber
  /** Subscriptions that may entitle to the ticket (`listEntitlingSubscriptions`). */
  readonly entitlingSubscriptions: readonly Subscription[]
  readonly rights: readonly Right[]
  readonly zoneIds: readonly ZoneId[]
  readonly now: Instant
  readonly timeZone: string
  /** Tickets left for a start in that year with that subscription; null without a limit, or while unknown. */
  readonly remaining: (subscription: Subscription | null, year: number) => number | null
}

const onlyOf = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined)

/**
 * The subscription that entitles to the drafted ticket: the chosen one, else the only one, of which no choice is shown;
 * null when none is needed or chosen.
 */
export const draftedSubscription = (
  { subscriptionId }: Pick<TicketDraft, 'subscriptionId'>,
  { entitlingSubscriptions }: Pick<TicketStepContext, 'entitlingSubscriptions'>,
): Subscription | null =>
  entitlingSubscriptions.find(({ id }) => id === subscriptionId) ?? onlyOf(entitlingSubscriptions) ?? null

/** The zone of the drafted ticket where zones are chosen: the only one offered, else the chosen one. */
export const draftedZone = (
  { zoneId }: Pick<TicketDraft, 'zoneId'>,
  { zoneIds }: Pick<TicketStepContext, 'zoneIds'>,
): ZoneId | null => onlyZone(zoneIds) ?? zoneId

/** The plates of the drafted ticket, as typed: none where the definition takes none, whatever an older draft holds. */
export const draftedPlates = (
  { plates }: Pick<TicketDraft, 'plates'>,
  { definition }: Pick<TicketStepContext, 'definition'>,
): readonly string[] => (definition.maxPlates > 0 ? plates : [])

/** The start's day and hour, as form values. */
const startOf = ({ definition, timeZone }: TicketStepContext, startsAt: Instant | null) => {
  if (startsAt === null) return { startDay: null, startTime: null }
  const { hour, minute } = wallTime(startsAt, timeZone)
  const startTime = definition.computeExactHourlyEnd ? { hour, minute } : null
  return { startDay: dayOf(startsAt, timeZone), startTime }
}

type Started = Pick<TicketDraft, 'optionId' | 'startDay' | 'startTime'>

/**
 * The last day with which as many tickets follow each other as were ordered before; else the first day, or none with exact
 * hours, as the same hour of that day is no end.
 */
function lastDay(
  { optionId, startDay, startTime }: Started,
  { definition, timeZone, now }: TicketStepContext,
  count: number,
): Day | null {
  if (!definition.isMultipleOrderAllowed || startDay === null) return null
  const start = ticketStart(definition, startDay, startTime, timeZone, now)
  const end = [...ticketEnds(definition, optionId, start, timeZone)][count - 1]
  const day = end === undefined ? startDay : dayOf(end, timeZone)
  const requested = desiredEnd(definition, start, day, timeZone)
  if (ticketSeries(definition, optionId, start, requested, timeZone)?.count === count) return day
  return definition.computeExactHourlyEnd ? null : startDay
}

/** @param startsAt the prefilled start of a renewal, else null */
export function ticketDraft(
  context: TicketStepContext,
  renewed: Ticket | null,
  startsAt: Instant | null,
): TicketDraft {
  const { definition, entitlingSubscriptions, zoneIds } = context
  const options = liveOptions(definition)
  const option = options.find(({ id }) => id === renewed?.optionId) ?? onlyOf(options)
  const subscription =
    entitlingSubscriptions.find(({ id }) => id === renewed?.subscriptionId) ?? onlyOf(entitlingSubscriptions)
  const isPlateFree = !definition.shouldUseSubscriptionPlate
  const kept = (renewed?.plates ?? []).filter(plate => isPlateFree || subscription?.plates.includes(plate))
  const plates = kept.slice(0, definition.maxPlates)
  const started = { optionId: option?.id ?? null, ...startOf(context, startsAt) }
  return {
    ...started,
    hasConsent: false,
    endDay: lastDay(started, context, renewed?.ticketCount ?? 1),
    plates: plates.length === 0 && definition.maxPlates > 0 && isPlateFree ? [''] : plates,
    zoneId: renewed?.zoneIds.find(zone => zoneIds.includes(zone)) ?? onlyZone(zoneIds),
    customEmail: '',
    subscriptionId: subscription?.id ?? null,
  }
}
