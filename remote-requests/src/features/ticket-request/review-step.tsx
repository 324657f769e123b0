import { isFree } from '@parvis/shared-kernel/money'
import { useRemote } from '@parvis/shared-kernel/remote'
import { draftedOrder } from '@parvis/shared-kernel/tickets'
import { Amount, Note, Stack } from '@parvis/shared-kernel/ui'
import { useIdentityFacts } from '../../request/fields/identity-panel.tsx'
import { ReviewSections } from '../../request/review-sections.tsx'
import type { RequestStep } from '../../request/steps.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { BegunReview } from './begun-ticket.tsx'
import { Overlap } from './complement-step.tsx'
import type { StepProps } from './step-props.ts'
import { useComplementFacts, useDetailFacts } from './ticket-facts.tsx'
import { useIsElsewhere } from './ticket-period.tsx'
import styles from './ticket-request.module.css'

interface ReviewStepProps extends StepProps {
  readonly onGo: (step: RequestStep) => void
}

/** Summary before sending: exact period, number and price. */
export function ReviewStep(props: ReviewStepProps) {
  const { context, draft, onGo } = props
  const { t } = useRequestMessages()
  const { config } = useRemote()
  const isElsewhere = useIsElsewhere()
  const order = draftedOrder(draft, context)
  const price = order?.allowed ? order.series.price : null
  return (
    <Stack gap={8}>
      <ReviewSections
        facts={{
          detail: useDetailFacts(props),
          identity: useIdentityFacts(context.definition, context.subscriber),
          complement: useComplementFacts(props),
        }}
        onGo={onGo}
      />
      {isElsewhere && <Note>{t('ticket.city-time', { city: config.name })}</Note>}
      <BegunReview draft={draft} context={context} change={props.change} />
      <Overlap {...props} />
      {price !== null && !isFree(price) && (
        <p className={styles.total}>
          <span>{t('ticket.price.total')}</span>
          <Amount cents={price} size="large" />
        </p>
      )}
    </Stack>
  )
}
