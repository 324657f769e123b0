import { useI18n } from '@parvis/shared-kernel/i18n'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { ReactNode } from 'react'

interface ProfileFailedProps {
  readonly contact: CityConfig['contact']
  readonly onRetry: () => void
  /** Alternative to retrying. */
  readonly action?: ReactNode
}

/** Without the profile no personal data can be shown. */
export function ProfileFailed({ contact, onRetry, action }: ProfileFailedProps) {
  const { t } = useI18n()
  return (
    <ErrorPanel
      level={1}
      title={t('shell.profileFailed.title')}
      explanation={t('ui.error.screen.explanation')}
      onRetry={onRetry}
      action={action}
      contact={contact}
    />
  )
}
