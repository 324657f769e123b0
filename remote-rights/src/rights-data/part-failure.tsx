import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'

interface PartFailureProps {
  /** What is missing from the page, in a citizen's words. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
  readonly isRetrying: boolean
  /** Alternative to retrying. */
  readonly action?: ReactNode
}

/** Failure of one part of the page, with a retry; the other parts stay. */
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
