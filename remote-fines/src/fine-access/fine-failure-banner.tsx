import { Banner, Button } from '@parvis/shared-kernel/ui'
import { RefreshCwIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'
import type { FineFailure } from './fine-failure.model.ts'
import { useFineFailureMessage } from './use-fine-failure-message.ts'

const TONES = {
  'not-found': 'warning',
  'rate-limited': 'warning',
  network: 'danger',
  other: 'danger',
} as const satisfies Record<FineFailure, 'warning' | 'danger'>

interface FineFailureBannerProps {
  readonly error: unknown
  /** The page stays with its former data: same wording as on a fine's own page, announced politely. */
  readonly isStale?: boolean
  /** Omitted when the form itself retries. */
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** Why the fine could not be read, beside the look-up form. */
export function FineFailureBanner({
  error,
  isStale = false,
  onRetry,
  isRetrying = false,
}: FineFailureBannerProps) {
  const { t } = useMessages()
  const { kind, title, text } = useFineFailureMessage(error)
  if (!error) return null
  return (
    <Banner
      tone={isStale ? 'warning' : TONES[kind]}
      title={isStale ? null : title}
      live={isStale ? 'status' : 'alert'}
      actions={
        onRetry && (
          <Button size="small" icon={RefreshCwIcon} onClick={onRetry} isBusy={isRetrying}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      {isStale ? t('fine.stale') : text}
    </Banner>
  )
}
