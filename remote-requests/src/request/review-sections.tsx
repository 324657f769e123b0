import type { InputStep } from '@parvis/shared-kernel/orders'
import { ReviewSection } from '@parvis/shared-kernel/page'
import { type Fact, Facts } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../use-messages.ts'

interface ReviewSectionsProps {
  readonly facts: Readonly<Record<InputStep, readonly Fact[]>>
  readonly onGo: (step: InputStep) => void
}

/** The answers of each step, for review before sending. */
export function ReviewSections({ facts, onGo }: ReviewSectionsProps) {
  const { t } = useRequestMessages()
  return (['detail', 'identity', 'complement'] as const).map(step => {
    const title = t(`request.step.${step}`)
    return (
      <ReviewSection
        key={step}
        title={title}
        change={t('request.change')}
        changeName={t('request.change-of', { what: title })}
        onChange={() => onGo(step)}
      >
        <Facts items={facts[step]} />
      </ReviewSection>
    )
  })
}
