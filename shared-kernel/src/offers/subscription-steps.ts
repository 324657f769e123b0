import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { missingEvidence } from '../evidence/index.ts'
import type { ZoneId } from '../ids/index.ts'
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
import type { Subscriber } from '../subscriber/index.ts'
import { dayOf } from '../time/index.ts'
import type { Offer } from './offer.ts'
import type { StartDayRefusal, StartDayRule } from './start-day.ts'
import type { SubscriptionDraft } from './subscription-draft.ts'

export interface SubscriptionStepContext {
  readonly offer: Offer
  readonly subscriber: Subscriber
  /** Result of `orderableZones`. */
  readonly zoneIds: readonly ZoneId[]
  /** `startDayRules` of the offer. */
  readonly startDay: StartDayRule
  readonly timeZone: string
}

type Draft = SubscriptionDraft
type Context = SubscriptionStepContext

/** Mandatory and allowed by the offer, unless "as soon as possible" is ticked. */
export function startRule(
  draft: Draft,
  { startDay, timeZone }: Context,
): Verdict<'start-missing' | StartDayRefusal> {
  if (draft.isAsSoonAsPossible) return ALLOWED
  return draft.startsAt === null ? refused('start-missing') : startDay(dayOf(draft.startsAt, timeZone))
}

/** Every custom field is mandatory, deleted ones aside. */
export const customFieldFaults = (
  draft: Pick<Draft, 'customFields'>,
  { procedure }: Pick<Offer, 'procedure'>,
): readonly RequestFault<'custom-field-missing'>[] =>
  procedure.customFields
    .filter(({ id, isDeleted }) => !isDeleted && (draft.customFields[id] ?? '').trim() === '')
    .map(({ id }) => ({ field: `customFields.${id}`, reason: 'custom-field-missing' }))

const evidenceFaults = ({ evidences }: Draft, { procedure }: Offer): readonly RequestFault[] =>
  missingEvidence(
    procedure.supportingEvidences,
    evidences.map(({ id }) => id),
  ).map(({ id }) => ({ field: `evidences.${id}`, reason: 'evidence-missing' }))

const PROBLEMS = {
  detail: (draft: Draft, { offer }: Context) => [
    ...faultWhenRefused('option', optionRule(offer, draft.optionId)),
    ...faultWhenRefused('consent', consentRule(draft.hasConsent)),
  ],
  identity: (_draft: Draft, { offer, subscriber }: Context) =>
    faultWhenRefused('address', addressRule(offer, subscriber)),
  complement: (draft: Draft, context: Context) => [
    ...faultWhenRefused('start', startRule(draft, context)),
    ...plateFaults(draft.plates, {
      isRequired: context.offer.mustContainPlate,
      max: context.offer.maxPlates,
      among: null,
    }),
    ...faultWhenRefused('zone', zoneRule(context.offer, draft.zoneId, context.zoneIds)),
    ...customFieldFaults(draft, context.offer),
    ...evidenceFaults(draft, context.offer),
  ],
} as const satisfies Record<InputStep, (draft: Draft, context: Context) => readonly RequestFault[]>

/** Faults of a step, in screen order; empty when it is valid. */
export const subscriptionFaults = (
  step: InputStep,
  draft: SubscriptionDraft,
  context: SubscriptionStepContext,
): readonly RequestFault[] => PROBLEMS[step](draft, context)
