import { useI18n } from '@parvis/shared-kernel/i18n'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'

interface PageDownProps {
  readonly title: string
  readonly contact: CityConfig['contact']
  readonly onRetry: () => void
}

/**
 * Failure of a page whose content did not load. Like `RemoteDown`, but in this chunk: sharing that one would cost the
 * first screen more than it saves here.
 */
export function PageDown({ title, contact, onRetry }: PageDownProps) {
  const { t } = useI18n<ShellMessageId>()
  useScreenTitle(title, true)
  return (
    <ErrorPanel
      level={1}
      title={title}
      explanation={t('shell.remoteDown.explanation')}
      onRetry={onRetry}
      contact={contact}
      reference="shell"
    />
  )
}
