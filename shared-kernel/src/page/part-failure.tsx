import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../ui/index.ts'
import type { FailedPart } from './part.ts'

export interface PartFailureProps {
  /** What is missing from the page, in a citizen's words. */
  readonly title: string
  readonly part: FailedPart
  /** 1 when the panel is the screen's only content. */
  readonly level?: 1 | undefined
  /** Alternative to retrying. */
  readonly action?: ReactNode
}

/** Failure of one part of the page, with a retry; the other parts stay. */
export function PartFailure({ title, part: { error, retry, isRetrying }, level, action }: PartFailureProps) {
  const { contact } = useRemote().config
  return (
    <ErrorPanel
      title={title}
      level={level}
      explanation={useFailureSentence(error)}
      onRetry={retry}
      isRetrying={isRetrying}
      action={action}
      contact={contact}
    />
  )
}
