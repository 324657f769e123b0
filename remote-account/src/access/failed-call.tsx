import { refusalOf } from '@parvis/shared-kernel/errors'
import { InView } from '@parvis/shared-kernel/page'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { useAccessMessages } from '../messages/lazy-messages.tsx'

interface FailedCallProps {
  readonly error: unknown
  readonly title: string
}

/** Message of a failed request; nothing without one. */
export function FailedCall({ error, title }: FailedCallProps) {
  const { t } = useAccessMessages()
  const hasTooMany = refusalOf(error)?.status === 429
  const sentence = useFailureSentence(hasTooMany ? null : error)
  return (
    <InView error={error}>
      <Banner tone="danger" live="alert" title={title}>
        {hasTooMany ? t('access.too-many') : sentence}
      </Banner>
    </InView>
  )
}
