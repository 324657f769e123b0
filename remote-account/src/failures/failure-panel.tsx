import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'

interface FailurePanelProps {
  readonly title: string
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown }
  /** Alternative to retrying. */
  readonly action?: ReactNode
}

/** Replaces content that could not be read: the reason, a retry and the city's contacts. */
export function FailurePanel({ title, query, action }: FailurePanelProps) {
  const { config } = useRemote()
  const sentence = useFailureSentence(query.error)
  return (
    <ErrorPanel
      title={title}
      explanation={sentence}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      action={action}
      contact={config.contact}
    />
  )
}
