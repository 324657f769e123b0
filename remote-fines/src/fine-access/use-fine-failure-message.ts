import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { useMessages } from '../use-messages.ts'
import { type FineFailure, fineFailure, minutesToWait } from './fine-failure.model.ts'

export interface FineFailureMessage {
  readonly kind: FineFailure
  readonly title: string
  readonly text: string
}

/** Message for a failed look-up, with the waiting time when the city gives one. */
export function useFineFailureMessage(error: unknown): FineFailureMessage {
  const { t } = useMessages()
  const sentence = useFailureSentence(error)
  const kind = fineFailure(error)
  const minutes = minutesToWait(error)
  const title = t(`failure.${kind}.title`)
  if (kind === 'other') return { kind, title, text: sentence }
  if (kind === 'rate-limited' && minutes !== null)
    return { kind, title, text: t('failure.rate-limited.when', { minutes }) }
  return { kind, title, text: t(`failure.${kind}.text`) }
}
