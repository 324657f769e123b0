import { failureOf } from '@parvis/shared-kernel/errors'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import type { AccountMessageId } from '../messages/fr.ts'

/**
 * What happened and what to do. The catalogue's sentences are fetched when a call first fails; without a network they
 * cannot come, so that failure is told in words that are already here.
 */
export function useFailureWords(error: unknown): string {
  const { t } = useI18n<AccountMessageId>()
  const isOffline = failureOf(error)?.kind === 'network'
  const sentence = useFailureSentence(isOffline ? null : error)
  return isOffline ? t('failure.network') : sentence
}
