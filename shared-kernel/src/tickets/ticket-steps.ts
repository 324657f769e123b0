import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import {
  addressRule,
  consentRule,
  faultWhenRefused,
  type InputStep,
  optionRule,
  plateFaults,
  type RequestFault,
  zoneRule,
} from '../orders/index.ts'
import { type EmailReason, email } from '../subscriber/index.ts'
import { dayOf } from '../time/index.ts'
import { draftedEnd, draftedStart, periodFaults } from './drafted-period.ts'
import { needsSubscription } from './entitling-subscription.ts'
import {
  draftedPlates,
  draftedSubscription,
  draftedZone,
  type TicketDraft,
  type TicketStepContext,
} from './ticket-draft.ts'
import { ticketStartDay } from './ticket-period.ts'

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

const subscriptionRule = (draft: Draft, context: Context): Verdict<'subscription-missing'> =>
  needsSubscription(context.definition) && draftedSubscription(draft, context) === null
    ? refused('subscription-missing')
    : ALLOWED

/** Checks day, hour and end one by one; their combination only once each is valid. */
function timeFaults(draft: Draft, context: Context): readonly RequestFault[] {
  const each = [
    ...faultWhenRefused('start', startRule(draft, context)),
    ...faultWhenRefused('hour', hourRule(draft, context)),
    ...faultWhenRefused('end', endRule(draft, context)),
  ]
  return each.length > 0 ? each : periodFaults(draft, context)
}

const PROBLEMS = {
  detail: (draft: Draft, context: Context) => [
    ...faultWhenRefused('option', optionRule(context.definition, draft.optionId)),
    ...faultWhenRefused('subscription', subscriptionRule(draft, context)),
    ...faultWhenRefused('consent', consentRule(draft.hasConsent)),
  ],
  identity: (_draft: Draft, { definition, subscriber }: Context) =>
    faultWhenRefused('address', addressRule(definition, subscriber)),
  complement: (draft: Draft, context: Context) => [
    ...timeFaults(draft, context),
    ...plateFaults(draftedPlates(draft, context), {
      isRequired: context.definition.mustOrderWithPlate,
      max: context.definition.maxPlates,
      among: context.definition.shouldUseSubscriptionPlate
        ? (draftedSubscription(draft, context)?.plates ?? [])
        : null,
    }),
    ...zoneFault(draft, context),
    ...faultWhenRefused('email', emailRule(draft, context)),
  ],
} as const satisfies Record<InputStep, (draft: Draft, context: Context) => readonly RequestFault[]>

// An automatically selected zone cannot be chosen.
function zoneFault(draft: Draft, context: Context): readonly RequestFault[] {
  const { definition, zoneIds } = context
  return definition.isZoneAutoSelected
    ? []
    : faultWhenRefused('zone', zoneRule(definition, draftedZone(draft, context), zoneIds))
}

/** Faults of a step, in screen order; empty when it is valid. */
export const ticketFaults = (
  step: InputStep,
  draft: TicketDraft,
  context: TicketStepContext,
): readonly RequestFault[] => PROBLEMS[step](draft, context)
