import { type FailedPart, WayBack } from '@parvis/shared-kernel/page'
import { useFailureSentence, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import { useWords } from '../words.ts'

interface PartFailureProps {
  readonly part: FailedPart
  /** 1 where the panel is all there is on the screen. */
  readonly level?: 1 | undefined
  /** Nothing else could be had either: there is a way back. */
  readonly isWhole?: boolean
}

/** A section that could not be had, beside those that could. */
export function PartFailure({ part, level, isWhole = level === 1 }: PartFailureProps) {
  const { t } = useWords()
  const { config } = useRemote()
  const sentence = useFailureSentence(part.error)
  return (
    <ErrorPanel
      title={t('failure.title')}
      level={level}
      explanation={sentence}
      onRetry={part.retry}
      isRetrying={part.isRetrying}
      action={isWhole && <WayBack />}
      contact={config.contact}
    />
  )
}

/** Nothing of the screen could be had. */
export function ScreenFailure({ part }: Pick<PartFailureProps, 'part'>) {
  const { t } = useWords()
  useScreen(t('failure.title'), true)
  return <PartFailure part={part} level={1} />
}
