import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import {
  addressRule,
  consentRule,
  optionRule,
  plateProblems,
  problemOf,
  type RequestProblem,
  zoneRule,
} from '../orders/index.ts'
import { type EmailReason, email } from '../subscriber/index.ts'
import { dayOf } from '../time/index.ts'
import { needsCarrier } from './carrier.ts'
import { draftedEnd, draftedStart, periodProblems } from './drafted-period.ts'
import { draftedCarrier, type TicketDraft, type TicketStepContext } from './ticket-draft.ts'
import { ticketStartDay } from './ticket-period.ts'

/** The same three steps as a subscription's (first document §2). */
export const TICKET_STEPS = ['detail', 'identity', 'complement'] as const
export type TicketStep = (typeof TICKET_STEPS)[number]

type Draft = TicketDraft
type Context = TicketStepContext

const startRule = (
  { startDay }: Draft,
  { definition, now, timeZone }: Context,
): Verdict<'start-missing' | 'past' | 'weekday'> =>
  startDay === null ? refused('start-missing') : ticketStartDay(definition, dayOf(now, timeZone))(startDay)

const hourRule = ({ startTime }: Draft, { definition }: Context): Verdict<'hour-missing'> =>
  definition.computeExactHourlyEnd && startTime === null ? refused('hour-missing') : ALLOWED

/** Required where several tickets may be ordered, and after the start. */
function endRule(draft: Draft, context: Context): Verdict<'end-missing' | 'end-before-start'> {
  if (!context.definition.isMultipleOrderAllowed) return ALLOWED
  if (draft.endDay === null) return refused('end-missing')
  const [start, end] = [draftedStart(draft, context), draftedEnd(draft, context)]
  return start !== null && end !== null && end <= start ? refused('end-before-start') : ALLOWED
}

/** Where the definition allows another address: valid or blank. */
const emailRule = ({ customEmail }: Draft, { definition }: Context): Verdict<EmailReason> =>
  definition.canUseCustomEmail && customEmail.trim() !== '' ? email(customEmail) : ALLOWED

const carrierRule = (draft: Draft, context: Context): Verdict<'subscription-missing'> =>
  needsCarrier(context.definition) && draftedCarrier(draft, context) === null
    ? refused('subscription-missing')
    : ALLOWED

/** Checks day, hour and end one by one; their combination only once each is valid. */
function whenProblems(draft: Draft, context: Context): readonly RequestProblem[] {
  const each = [
    ...problemOf('start', startRule(draft, context)),
    ...problemOf('hour', hourRule(draft, context)),
    ...problemOf('end', endRule(draft, context)),
  ]
  return each.length > 0 ? each : periodProblems(draft, context)
}

const PROBLEMS = {
  detail: (draft: Draft, context: Context) => [
    ...problemOf('option', optionRule(context.definition, draft.optionId)),
    ...problemOf('subscription', carrierRule(draft, context)),
    ...problemOf('consent', consentRule(draft.hasConsent)),
  ],
  identity: (_draft: Draft, { definition, subscriber }: Context) =>
    problemOf('address', addressRule(definition, subscriber)),
  complement: (draft: Draft, context: Context) => [
    ...whenProblems(draft, context),
    ...plateProblems(draft.plates, {
      isRequired: context.definition.mustOrderWithPlate,
      max: context.definition.maxPlates,
      among: context.definition.shouldUseSubscriptionPlate
        ? (draftedCarrier(draft, context)?.plates ?? [])
        : null,
    }),
    ...zoneProblem(draft, context),
    ...problemOf('email', emailRule(draft, context)),
  ],
} as const satisfies Record<TicketStep, (draft: Draft, context: Context) => readonly RequestProblem[]>

// An automatically selected zone cannot be chosen.
function zoneProblem(draft: Draft, { definition, zoneIds }: Context): readonly RequestProblem[] {
  return definition.isZoneAutoSelected ? [] : problemOf('zone', zoneRule(definition, draft.zoneId, zoneIds))
}

/** Problems of a step, in screen order; empty when it is valid. */
export const ticketProblems = (
  step: TicketStep,
  draft: TicketDraft,
  context: TicketStepContext,
): readonly RequestProblem[] => PROBLEMS[step](draft, context)

/** The first step with a problem; null when the request can be sent. */
export const firstInvalidTicketStep = (draft: TicketDraft, context: TicketStepContext): TicketStep | null =>
  TICKET_STEPS.find(step => ticketProblems(step, draft, context).length > 0) ?? null
