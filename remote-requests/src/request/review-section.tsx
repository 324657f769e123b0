import { Button, type Fact, Facts, Section } from '@parvis/shared-kernel/ui'
import { PencilIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords } from '../words.ts'

interface ReviewSectionProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Leads back to the step; continuing from there comes back here. */
  readonly onChange: () => void
}

/** The answers of one step, read again before the request is sent. */
export function ReviewSection({ title, facts, onChange }: ReviewSectionProps) {
  const { t } = useWords()
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
