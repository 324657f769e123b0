import type { Offer } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'

export interface Answer {
  readonly label: string
  readonly value: string
}

/** The answers to custom fields under the label of their question; one whose question is gone keeps its id. */
export const answersOf = ({ customFields }: Subscription, offer: Offer | null): readonly Answer[] =>
  customFields.map(({ id, value }) => ({
    label: offer?.procedure.customFields.find(field => field.id === id)?.label ?? id,
    value,
  }))

/** How long the right lasts: as the order says, else by the option that was chosen, else by the definition. */
export function durationOf({ right, plan }: RightView): IsoDuration | null {
  const ordered = right.kind === 'subscription' ? right.duration : null
  const chosen = plan?.options.find(({ id }) => id === right.optionId)?.duration ?? null
  const usual = plan?.kind === 'definition' ? plan.validityPeriod : null
  return ordered ?? chosen ?? usual
}
