import type { OperationId } from '@parvis/shared-kernel/ids'
import { BackButton } from '@parvis/shared-kernel/page'
import { useFailureSentence, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ErrorPanel, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'

interface NoOutcomeProps {
  readonly error: unknown
  readonly operationId: OperationId | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** The outcome of the payment could not be read. */
export function NoOutcome({ error, operationId, isRetrying, onRetry }: NoOutcomeProps) {
  const { t } = useMessages()
  const { config } = useRemote()
  const sentence = useFailureSentence(error)
  useScreen(t('result.failed.title'), true)
  return (
    <Stack gap={6}>
      <PageHeader title={t('result.failed.title')} lead={t('result.failed.lead')} />
      <ErrorPanel
        title={t('result.failed.panel')}
        explanation={sentence}
        onRetry={onRetry}
        isRetrying={isRetrying}
        action={<BackButton />}
        contact={config.contact}
        reference={operationId ?? undefined}
      />
    </Stack>
  )
}
