import { optionRule } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { draftedOrder, draftedPlates, draftedSubscription, durationOf } from '@parvis/shared-kernel/tickets'
import { type Fact, PlateList } from '@parvis/shared-kernel/ui'
import { namedZones } from '../../plan-sheet/plan-facts.model.ts'
import { useZoneFact } from '../../plan-sheet/use-zone-text.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { requestedZoneIds } from './requested-zones.model.ts'
import type { StepProps } from './step-props.ts'
import { useSubscriptionText } from './subscription-field.tsx'
import { usePeriodFacts } from './ticket-period.tsx'

type Props = Pick<StepProps, 'draft' | 'context' | 'zones' | 'offers'>

/** Answers of step 1. */
export function useDetailFacts({ draft, context, offers }: Props): readonly Fact[] {
  const { t, formatDuration } = useRequestMessages()
  const subscriptionText = useSubscriptionText({ context, offers })
  const subscription = draftedSubscription(draft, context)
  const { definition } = context
  const duration = optionRule(definition, draft.optionId).allowed
    ? durationOf(definition, draft.optionId)
    : null
  return [
    { term: t('ticket.duration'), description: duration && formatDuration(duration) },
    { term: t('ticket.subscription'), description: subscription && subscriptionText(subscription) },
  ]
}

/** Answers of step 3, exact. */
export function useComplementFacts({ draft, context, zones }: Props): readonly Fact[] {
  const { t } = useRequestMessages()
  const zoneFact = useZoneFact()
  const { definition } = context
  const plates = dropBlankPlates(draftedPlates(draft, context))
  return [
    ...usePeriodFacts(draftedOrder(draft, context)),
    {
      term: t('ticket.plates', { count: plates.length }),
      description: plates.length > 0 ? <PlateList plates={plates} max={10} /> : null,
    },
    zoneFact(namedZones(requestedZoneIds(draft, context), zones), zones, t('ticket.zone')),
    {
      term: t('ticket.email'),
      description: definition.canUseCustomEmail ? draft.customEmail.trim() : null,
    },
  ]
}
