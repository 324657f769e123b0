import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { ErrorPanel, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useAccessMessages } from '../messages/lazy-messages.tsx'
import { AccessPage } from './access-page.tsx'

interface CheckingProps {
  /** What is being checked, for the document's title. */
  readonly title: string
  readonly error: unknown
  readonly isChecking: boolean
  readonly onRetry: () => void
}

/** While a link is being verified, or when that failed. */
export function Checking({ title, error, isChecking, onRetry }: CheckingProps) {
  const { config } = useRemote()
  const { t } = useAccessMessages()
  const sentence = useFailureSentence(error)
  if (!error)
    return (
      <AccessPage title={title} hasBack={false}>
        <PageSkeleton />
      </AccessPage>
    )
  return (
    <AccessPage title={title} hasError>
      <ErrorPanel
        title={t('access.failed.title')}
        explanation={sentence}
        onRetry={onRetry}
        isRetrying={isChecking}
        contact={config.contact}
      />
    </AccessPage>
  )
}
