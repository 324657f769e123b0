import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, ErrorPanel, PageHeader } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import { useFineFailureMessage } from './use-fine-failure-message.ts'

interface FailedFineProps {
  readonly title: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A page that could not be loaded: what happened, retry and contacts. */
export function FailedFine({ title, error, isRetrying, onRetry }: FailedFineProps) {
  const { t } = useMessages()
  const { config } = useRemote()
  const { kind, title: what, text } = useFineFailureMessage(error)
  useScreen(title, true)
  return (
    <>
      <PageHeader title={title} back={{ href: PAGES.fines, label: t('fine.another') }} />
      <ErrorPanel
        title={what}
        explanation={text}
        // A fine not found stays so: retrying is not offered, another number or plate is.
        onRetry={kind === 'not-found' ? undefined : onRetry}
        isRetrying={isRetrying}
        action={kind === 'not-found' && <ButtonLink href={PAGES.fines}>{t('fine.another')}</ButtonLink>}
        contact={config.contact}
      />
    </>
  )
}
