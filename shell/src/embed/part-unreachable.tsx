import { useI18n } from '@parvis/shared-kernel/i18n'
import { ButtonLink, ErrorPanel } from '@parvis/shared-kernel/ui'
import type { EmbedMessageId } from '../messages/embed.fr.ts'

interface PartUnreachableProps {
  readonly portal: string
  readonly path: string
  readonly onRetry: () => void
}

/** The city does not answer this page: it is down, or it does not allow the page to show its parts. */
export function PartUnreachable({ portal, path, onRetry }: PartUnreachableProps) {
  const { t } = useI18n<EmbedMessageId>()
  return (
    <ErrorPanel
      level={1}
      title={t('embed.unreachable.title')}
      explanation={t('embed.unreachable.explanation')}
      onRetry={onRetry}
      action={<ButtonLink href={`${portal}${path}`}>{t('embed.openPortal')}</ButtonLink>}
    />
  )
}
