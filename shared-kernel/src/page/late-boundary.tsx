import { useI18n } from '@parvis/shared-kernel/i18n'
import { ChunkFailure, RemoteFailure, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, Suspense } from 'react'
import { Banner, Button } from '../ui/index.ts'

interface LateBoundaryProps {
  /** Stands there until the part has come. */
  readonly fallback: ReactNode
  /** Missing, it is not missed: nothing stands in its place. */
  readonly isOptional?: boolean
  /** Loads as it renders: `use(chunk.load())`. */
  readonly children: ReactNode
}

/**
 * Around a part of a screen that loads as it renders. When it cannot come, the part says so and offers another try: what
 * was typed in the rest of the screen stays. Every other error is the screen's.
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
    // Nobody is offered another try here: whoever needs the same chunk next tries again.
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
