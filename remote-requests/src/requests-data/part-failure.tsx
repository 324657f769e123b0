import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import { useWords } from '../words.ts'
import type { Part } from './part.ts'

/** A section that could not be had, beside those that could. */
export function PartFailure({ part }: { readonly part: Extract<Part<unknown>, { state: 'failed' }> }) {
  const { t } = useWords()
  const { config } = useRemote()
  const sentence = useFailureSentence(part.error)
  return (
    <ErrorPanel
      title={t('failure.title')}
      explanation={sentence}
      onRetry={part.retry}
      isRetrying={part.isRetrying}
      contact={config.contact}
    />
  )
}
