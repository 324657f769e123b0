import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'

interface FailureBannerProps {
  /** What failed. */
  readonly title: string
  readonly error: unknown
}

/** What failed, why, and what to do; nothing without an error. */
export function FailureBanner({ title, error }: FailureBannerProps) {
  const sentence = useFailureSentence(error)
  if (!error) return null
  return (
    <Banner tone="danger" live="alert" title={title}>
      {sentence}
    </Banner>
  )
}
