import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'

interface PartFailureProps {
  /** What is missing from the page, in a citizen's words. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
  readonly isRetrying: boolean
  /** Another way out. */
  readonly action?: ReactNode
}

/** A call that failed: its part of the page says so and can be asked again; the rest stays. */
export function PartFailure({ title, error, onRetry, isRetrying, action }: PartFailureProps) {
  const { config } = useRemote()
  const explanation = useFailureSentence(error)
  return (
    <ErrorPanel
      title={title}
      explanation={explanation}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={action}
      contact={config.contact}
    />
  )
}
