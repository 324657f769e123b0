import { BackButton, type FailedPart, PartFailure as Failure } from '@parvis/shared-kernel/page'
import { useScreen } from '@parvis/shared-kernel/remote'
import { useMessages } from '../use-messages.ts'

interface PartFailureProps {
  readonly part: FailedPart
  /** Nothing else could be loaded either: offers a link back. */
  readonly isWhole?: boolean
}

/** A section that failed to load, among others that succeeded. */
export function PartFailure({ part, isWhole = false }: PartFailureProps) {
  const { t } = useMessages()
  return <Failure title={t('failure.title')} part={part} action={isWhole && <BackButton />} />
}

/** Nothing on the screen could be loaded. */
export function ScreenFailure({ part }: Pick<PartFailureProps, 'part'>) {
  const { t } = useMessages()
  const title = t('failure.title')
  useScreen(title, true)
  return <Failure title={title} part={part} level={1} action={<BackButton />} />
}
