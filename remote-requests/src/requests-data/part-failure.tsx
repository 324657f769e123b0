import { type FailedPart, WayBack } from '@parvis/shared-kernel/page'
import { useFailureSentence, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ErrorPanel } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'

interface PartFailureProps {
  readonly part: FailedPart
  /** 1 when the panel is the screen's only content. */
  readonly level?: 1 | undefined
  /** Nothing else could be loaded either: offers a link back. */
  readonly isWhole?: boolean
}

/** A section that failed to load, among others that succeeded. */
export function PartFailure({ part, level, isWhole = level === 1 }: PartFailureProps) {
  const { t } = useMessages()
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

/** Nothing on the screen could be loaded. */
export function ScreenFailure({ part }: Pick<PartFailureProps, 'part'>) {
  const { t } = useMessages()
  useScreen(t('failure.title'), true)
  return <PartFailure part={part} level={1} />
}
