import { Button, type Fact, Facts, Section } from '@parvis/shared-kernel/ui'
import { PencilIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'

interface ReviewSectionProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Opens the step; continuing from there returns to the review. */
  readonly onChange: () => void
}

/** The answers of one step, to check before sending. */
export function ReviewSection({ title, facts, onChange }: ReviewSectionProps) {
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
