import type { Verdict } from '@parvis/shared-kernel/errors'
import { isEvidenceExpired } from '@parvis/shared-kernel/evidence'
import type { EvidenceId, OrderId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
import {
  type Offer,
  renewalDayRule,
  requiredRightCovers,
  type StartDayRefusal,
  type StartDayRule,
  type SubscriptionDraft,
  startDayRules,
  subscriptionFaults,
  subscriptionPeriod,
  vehicleFaults,
  type Zone,
} from '@parvis/shared-kernel/offers'
import {
  faultWhenRefused,
  INPUT_STEPS,
  type InputStep,
  onlyZone,
  optionRule,
  overlap,
  planPrice,
  type RequestFault,
  type Right,
  type Subscription,
} from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import type { Subscriber, Vehicle } from '@parvis/shared-kernel/subscriber'
import {
  type Day,
  dayOf,
  type HolidayCalendar,
  type Instant,
  type Period,
  startOfDay,
} from '@parvis/shared-kernel/time'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { draftOf, type RequestFile, requestFiles } from './kept-request.model.ts'

/** Fixed inputs of a request, independent of its answers. */
export interface RequestInputs {
  readonly offer: Offer
  readonly subscriber: Subscriber
  readonly rights: readonly Right[]
  /** Zones that this person may ask for. */
  readonly zones: readonly Zone[]
  readonly renewed: Subscription | null
  /** The first instant after the renewed right, before which nothing may start; null for a first request. */
  readonly renewalStart: Instant | null
  /** What the start of a renewal is prefilled with, a day that the offer allows; null for a first request. */
  readonly firstStart: Instant | null
  readonly holidayCalendar: HolidayCalendar
  readonly timeZone: string
  readonly now: Instant
}

/** Everything that the screens derive from the answers. */
export interface RequestView {
  readonly draft: SubscriptionDraft
  /** For the calendar: the days of the offer on which the right that it requires is valid. */
  readonly startDay: (day: Day) => Verdict<StartDayRefusal | 'start-outside-required-right'>
  readonly faults: Readonly<Record<InputStep, readonly RequestFault[]>>
  readonly valid: readonly InputStep[]
  /** Null while one of several options must still be chosen, or again: the city may take one away. */
  readonly price: Cents | null
  /** Resulting validity; null while unknown. */
  readonly period: Period | null
  /** A right of the same offer that the wished one would overlap: a warning (first document §5). */
  readonly overlapped: Right | null
  /** Documents from before that are too old for the start. */
  readonly tooOld: readonly EvidenceId[]
}

/** Zones that the request asks for: the chosen one, or without a choice all that this person may ask for. */
export const requestedZones = (
  { offer, zones }: Pick<RequestInputs, 'offer' | 'zones'>,
  { zoneId }: Pick<SubscriptionDraft, 'zoneId'>,
): readonly Zone[] => (offer.hasZoneChoice ? zones.filter(({ id }) => id === zoneId) : zones)

/** Now, or the renewed right's end while that is to come: when nothing else is known of the start. */
const earliestOf = ({ renewalStart, now }: Pick<RequestInputs, 'renewalStart' | 'now'>): Instant =>
  renewalStart !== null && renewalStart > now ? renewalStart : now

/** Label of a start without a day, the same everywhere: a renewal waits for the end of the renewed right. */
export const asapMessageId = (inputs: Pick<RequestInputs, 'renewalStart' | 'now'>) =>
  earliestOf(inputs) > inputs.now ? 'subscription.start.asap.renewal' : 'subscription.start.asap'

/** Whether a reused file is too old at the start; for "as soon as possible", the first that the offer allows. */
function isTooOld(file: RequestFile, start: Instant, { offer, timeZone }: RequestInputs): boolean {
  const asked = offer.procedure.supportingEvidences.find(({ id }) => id === file.id)
  // Only reused files: the age of a new file is unknown until an agent reads it.
  return (
    file.isHeld && asked !== undefined && isEvidenceExpired(file, asked.expirationPeriod, start, timeZone)
  )
}

const startDayOf = ({ offer, holidayCalendar, now, timeZone, renewalStart }: RequestInputs) =>
  renewalDayRule(startDayRules(offer, holidayCalendar, dayOf(now, timeZone)), renewalStart, timeZone)

/** Of today only what is left of it counts, as at the city: the required right may have begun this morning. */
const requiredRightRule = (start: Instant, { offer, rights, now }: RequestInputs) =>
  requiredRightCovers(offer, rights, start > now ? start : now)

/** The period that the draft asks for, or why there is none; null before a start is chosen. */
function answerTo(draft: SubscriptionDraft, inputs: RequestInputs, startDay: StartDayRule) {
  const { offer, now, timeZone, renewalStart } = inputs
  if (!draft.isAsSoonAsPossible && draft.startsAt === null) return null
  const requested = { startsAt: draft.isAsSoonAsPossible ? null : draft.startsAt, notBefore: renewalStart }
  return subscriptionPeriod(requested, { offer, optionId: draft.optionId, startDay, now, timeZone })
}

/** What is in the way of the start, besides the chosen day: no day at all, or the required right. */
function startFaults(
  { isAsSoonAsPossible }: SubscriptionDraft,
  answer: ReturnType<typeof answerTo>,
  inputs: RequestInputs,
): readonly RequestFault[] {
  if (answer === null) return []
  if (answer.allowed)
    return faultWhenRefused(
      isAsSoonAsPossible ? 'asap' : 'start',
      requiredRightRule(answer.period.start, inputs),
    )
  return isAsSoonAsPossible ? faultWhenRefused('asap', answer) : []
}

/** A renewal starts on its first day once the renewed right is over. */
const shownStartDay =
  (rule: StartDayRule, inputs: RequestInputs): RequestView['startDay'] =>
  day => {
    const verdict = rule(day)
    const { renewalStart, timeZone } = inputs
    const start = Math.max(startOfDay(day, timeZone), renewalStart ?? 0) as Instant
    return verdict.allowed ? requiredRightRule(start, inputs) : verdict
  }

function overlappedBy(draft: SubscriptionDraft, inputs: RequestInputs, period: Period | null): Right | null {
  const { offer, rights, renewed } = inputs
  if (period === null) return null
  const requested = {
    planId: offer.id,
    plates: dropBlankPlates(draft.plates),
    zoneIds: draft.zoneId === null ? [] : [draft.zoneId],
    period,
  }
  // A city may number offers and definitions alike.
  const besides = rights.filter(({ id, kind }) => kind === 'subscription' && (id as OrderId) !== renewed?.id)
  return overlap(besides, requested, offer.hasZoneChoice)
}

const priceOf = (offer: Offer, { optionId }: SubscriptionDraft): Cents | null =>
  optionRule(offer, optionId).allowed ? planPrice(offer, optionId) : null

/** @param garage the person's vehicles; null while they are not known, and the city alone can judge the plates */
export function viewOf(
  kept: SubscriptionDraftWire,
  inputs: RequestInputs,
  garage: readonly Vehicle[] | null = null,
): RequestView {
  const { offer, subscriber, zones, timeZone, renewalStart, renewed } = inputs
  const context = { offer, renewalStart, renewedId: renewed?.id ?? null, timeZone }
  const files = requestFiles(kept, offer)
  const zoneIds = zones.map(({ id }) => id)
  const answers = draftOf(kept, files, context)
  const requested = {
    ...answers,
    // An older draft may hold plates that the offer no longer takes.
    plates: offer.maxPlates > 0 ? answers.plates : [],
    // No choice is shown of the only zone, and none where the offer is valid in all.
    zoneId: offer.hasZoneChoice ? (onlyZone(zoneIds) ?? answers.zoneId) : null,
  }
  const startDay = startDayOf(inputs)
  const answer = answerTo(requested, inputs, startDay)
  const period = answer?.allowed ? answer.period : null
  const start = period?.start ?? requested.startsAt ?? earliestOf(inputs)
  const tooOld = files.filter(file => isTooOld(file, start, inputs)).map(({ id }) => id)
  const draft = { ...requested, evidences: files.filter(({ id }) => !tooOld.includes(id)) }
  const stepContext = { offer, subscriber, zoneIds, startDay, timeZone }
  const faultsOfStep = (step: InputStep) => subscriptionFaults(step, draft, stepContext)
  const faults = {
    detail: faultsOfStep('detail'),
    identity: faultsOfStep('identity'),
    complement: [
      ...startFaults(draft, answer, inputs),
      ...faultsOfStep('complement'),
      ...(garage === null ? [] : vehicleFaults(offer, draft.plates, garage)),
    ],
  }
  return {
    draft,
    startDay: shownStartDay(startDay, inputs),
    faults,
    valid: INPUT_STEPS.filter(step => faults[step].length === 0),
    price: priceOf(offer, draft),
    period,
    overlapped: overlappedBy(draft, inputs, period),
    tooOld,
  }
}
