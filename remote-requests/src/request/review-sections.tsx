import { Button, type Fact, Facts, Section } from '@parvis/shared-kernel/ui'
import { PencilIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'
import type { AskingStep } from './steps.model.ts'

interface ReviewSectionsProps {
  readonly facts: Readonly<Record<AskingStep, readonly Fact[]>>
  readonly onGo: (step: AskingStep) => void
}

/** The answers of each step, to check before sending. */
export function ReviewSections({ facts, onGo }: ReviewSectionsProps) {
  const { t } = useMessages()
  return (['detail', 'identity', 'complement'] as const).map(step => (
    <ReviewSection
      key={step}
      title={t(`request.step.${step}`)}
      facts={facts[step]}
      onChange={() => onGo(step)}
    />
  ))
}

interface ReviewSectionProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Opens the step; continuing from there returns to the review. */
  readonly onChange: () => void
}

function ReviewSection({ title, facts, onChange }: ReviewSectionProps) {
  const { t } = useMessages()
  return (
    <Section
      title={title}
      gap={2}
      actions={
        <Button
          variant="quiet"
          size="small"
          icon={PencilIcon}
          onClick={onChange}
          aria-label={t('request.change-of', { what: title })}
        >
          {t('request.change')}
        </Button>
      }
    >
      <Facts items={facts} />
    </Section>
  )
}
