import { failureOf } from '@parvis/shared-kernel/errors'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { useMessages } from '../use-messages.ts'

/**
 * Message of a failure and what to do. Sentences load on the first failure; a network failure's text is bundled because
 * it could not be loaded then.
 */
export function useFailureWords(error: unknown): string {
  const { t } = useMessages()
  const isOffline = failureOf(error)?.kind === 'network'
  const sentence = useFailureSentence(isOffline ? null : error)
  return isOffline ? t('failure.network') : sentence
}
