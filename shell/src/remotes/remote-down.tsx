import { useI18n } from '@parvis/shared-kernel/i18n'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useScreenTitle } from '../layout/screen-title.ts'

interface RemoteDownProps {
  readonly name: string
  readonly version: string
  readonly contact: CityConfig['contact']
  readonly onRetry: () => void
}

/** Failure of one part; the rest of the portal stays. */
export function RemoteDown({ name, version, contact, onRetry }: RemoteDownProps) {
  const { t } = useI18n()
  const title = t('shell.remoteDown.title')
  useScreenTitle(title, true)
  return (
    <ErrorPanel
      level={1}
      title={title}
      explanation={t('shell.remoteDown.explanation')}
      onRetry={onRetry}
      contact={contact}
      reference={`${name}@${version}`}
    />
  )
}
