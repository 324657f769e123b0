import type { Offer } from '@parvis/shared-kernel/offers'
import { hasAddressFor, type Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { IsoDuration } from '@parvis/shared-kernel/time'

/** One item to prepare. */
export type ChecklistItem =
  /** `isKnown`: the profile has it already. */
  | { readonly kind: 'address'; readonly isProfessional: boolean; readonly isKnown: boolean }
  | {
      readonly kind: 'plates'
      readonly max: number
      readonly isMandatory: boolean
      readonly isFromSubscription: boolean
    }
  | { readonly kind: 'field'; readonly label: string }
  | {
      readonly kind: 'evidence'
      readonly name: string
      readonly isMandatory: boolean
      /** Maximum age at the start. */
      readonly maxAge: IsoDuration | null
    }

function platesOf(plan: Offer | Definition): readonly ChecklistItem[] {
  if (plan.maxPlates < 1) return []
  const isMandatory = plan.kind === 'offer' ? plan.mustContainPlate : plan.mustOrderWithPlate
  const isFromSubscription = plan.kind === 'definition' && plan.shouldUseSubscriptionPlate
  return [{ kind: 'plates', max: plan.maxPlates, isMandatory, isFromSubscription }]
}

function procedureOf(plan: Offer | Definition): readonly ChecklistItem[] {
  if (plan.kind === 'definition') return []
  const { customFields, supportingEvidences } = plan.procedure
  return [
    ...customFields
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ label }) => ({ kind: 'field', label }) as const),
    ...supportingEvidences.map(
      ({ name, mandatory, expirationPeriod }) =>
        ({ kind: 'evidence', name, isMandatory: mandatory, maxAge: expirationPeriod }) as const,
    ),
  ]
}

/** What a plan requires of anybody. */
export const askedFor = (plan: Offer | Definition): readonly ChecklistItem[] => [
  ...platesOf(plan),
  ...procedureOf(plan),
]

/** Requirements of a request, in step order (first document §2): address, plates, fields, documents. */
export const checklistOf = (plan: Offer | Definition, subscriber: Subscriber): readonly ChecklistItem[] => [
  {
    kind: 'address',
    isProfessional: plan.isProfessional,
    isKnown: hasAddressFor(subscriber, plan.isProfessional),
  },
  ...askedFor(plan),
]
