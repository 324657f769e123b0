import { useFailureSentence } from '@parvis/shared-kernel/remote'
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
  /** What failed where nothing was looked up: the banner then speaks of no search and of nothing typed. */
  readonly title?: string
  /** The page stays with its former data: same wording as on a fine's own page, announced politely. */
  readonly isStale?: boolean
  /** Omitted when the form itself retries. */
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** Why the fine could not be read, beside the look-up form. */
export function FineFailureBanner({
  error,
  title: given,
  isStale = false,
  onRetry,
  isRetrying = false,
}: FineFailureBannerProps) {
  const { t } = useMessages()
  const { kind, title, text } = useFineFailureMessage(error)
  const sentence = useFailureSentence(error)
  if (!error) return null
  return (
    <Banner
      tone={isStale ? 'warning' : TONES[kind]}
      title={isStale ? null : (given ?? title)}
      live={isStale ? 'status' : 'alert'}
      actions={
        onRetry && (
          <Button size="small" icon={RefreshCwIcon} onClick={onRetry} isBusy={isRetrying}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      {isStale ? t('fine.stale') : given ? sentence : text}
    </Banner>
  )
}
