import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import type { FinesMessageId } from '../messages/fr.ts'
import { type FineFailure, fineFailure } from './fine-failure.model.ts'

const TONES = {
  'not-found': 'warning',
  'rate-limited': 'warning',
  network: 'danger',
  other: 'danger',
} as const satisfies Record<FineFailure, 'warning' | 'danger'>

/** Why the city gave no fine, beside the form that asked for it. */
export function FineProblem({ error }: { readonly error: unknown }) {
  const { t } = useI18n<FinesMessageId>()
  const sentence = useFailureSentence(error)
  if (!error) return null
  const kind = fineFailure(error)
  return (
    <Banner tone={TONES[kind]} title={t(`problem.${kind}.title`)} live="alert">
      {kind === 'other' ? sentence : t(`problem.${kind}.text`)}
    </Banner>
  )
}
