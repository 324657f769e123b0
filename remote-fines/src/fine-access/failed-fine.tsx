import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ErrorPanel, PageHeader } from '@parvis/shared-kernel/ui'
import type { FinesMessageId } from '../messages/fr.ts'
import { fineFailure } from './fine-failure.model.ts'

interface FailedFineProps {
  readonly title: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A whole screen that could not be had: what happened, trying again, and whom to call. */
export function FailedFine({ title, error, isRetrying, onRetry }: FailedFineProps) {
  const { t } = useI18n<FinesMessageId>()
  const { config } = useRemote()
  const sentence = useFailureSentence(error)
  const kind = fineFailure(error)
  useScreen(title, true)
  return (
    <>
      <PageHeader title={title} back={{ href: '/fps', label: t('fine.another') }} />
      <ErrorPanel
        title={t(`problem.${kind}.title`)}
        explanation={kind === 'other' ? sentence : t(`problem.${kind}.text`)}
        onRetry={onRetry}
        isRetrying={isRetrying}
        contact={config.contact}
      />
    </>
  )
}
