import { refusalOf } from '@parvis/shared-kernel/errors'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { useMessages } from '../use-messages.ts'

/** Why something was not added to a case. The reader had access, so a 403 means that it has ended (D16). */
export function useCaseSentence(error: unknown): string {
  const { t } = useMessages()
  const sentence = useFailureSentence(error)
  return refusalOf(error)?.status === 403 ? t('case.lost') : sentence
}
