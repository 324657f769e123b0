import { Banner } from '@parvis/shared-kernel/ui'
import { useFailureWords } from './use-failure-words.ts'

interface FailureBannerProps {
  /** What failed. */
  readonly title: string
  readonly error: unknown
}

/** What failed, why, and what to do; nothing without an error. */
export function FailureBanner({ title, error }: FailureBannerProps) {
  const sentence = useFailureWords(error)
  if (!error) return null
  return (
    <Banner tone="danger" live="alert" title={title}>
      {sentence}
    </Banner>
  )
}
