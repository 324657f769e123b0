import { useI18n } from '@parvis/shared-kernel/i18n'
import { ChunkFailure, RemoteFailure, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, Suspense } from 'react'
import { Banner, Button } from '../ui/index.ts'

interface LateBoundaryProps {
  /** Shown while the part loads. */
  readonly fallback: ReactNode
  /** Shows nothing when the part fails to load. */
  readonly isOptional?: boolean
  /** Children that load while rendering: `use(chunk.load())`. */
  readonly children: ReactNode
}

/**
 * Boundary of a part that loads while rendering. When loading fails it shows a retry, and the rest of the screen keeps
 * its input. Other errors go to the screen's boundary.
 */
export function LateBoundary({ fallback, isOptional = false, children }: LateBoundaryProps) {
  const { report } = useRemote()
  const missing = (error: unknown, retry: () => void) => {
    if (!(error instanceof ChunkFailure)) return <Rethrown error={error} />
    return isOptional ? null : <MissingPart onRetry={retry} />
  }
  const told = (error: unknown) => {
    if (!(error instanceof ChunkFailure)) return
    report(error, 'late part')
    // No retry is shown here: the next user of the chunk retries.
    if (isOptional) error.forget()
  }
  return (
    <RemoteFailure onError={told} fallback={missing}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RemoteFailure>
  )
}

function MissingPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <Banner
      tone="danger"
      live="alert"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('ui.error.screen.explanation')}
    </Banner>
  )
}

function Rethrown({ error }: { readonly error: unknown }): ReactNode {
  throw error
}
