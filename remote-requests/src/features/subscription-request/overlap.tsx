import { Banner } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** A warning, never a block (first document §5): beside the deciding field, and in the review. */
export function Overlap({ view }: Pick<StepProps, 'view'>) {
  const { t, formatDay } = useRequestMessages()
  const right = view.overlapped
  if (!right) return null
  return (
    <Banner tone="warning" live="status" title={t('subscription.overlap')}>
      {right.endOfValidity === null
        ? t('subscription.overlap.endless')
        : t('subscription.overlap.until', { day: formatDay(right.endOfValidity) })}
    </Banner>
  )
}
