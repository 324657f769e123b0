import { LateBoundary } from '@parvis/shared-kernel/page'
import { Link } from '@parvis/shared-kernel/ui'
import { renewalNote } from '../rights-data/renewal-note.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useRightMessages } from '../use-messages.ts'
import { RightMessages } from './right-messages.tsx'

interface RenewalNoteProps {
  readonly view: RightView
}

/** Why a right cannot be renewed, for screens without the messages of one right. */
export function RenewalNote(props: RenewalNoteProps) {
  return (
    <LateBoundary fallback={null} isOptional>
      <RightMessages>
        <RenewalText {...props} />
      </RightMessages>
    </LateBoundary>
  )
}

/** The same within `RightMessages`; a right that was renewed links to its successor. */
export function RenewalText({ view }: RenewalNoteProps) {
  const { t } = useRightMessages()
  const note = renewalNote(view)
  if (!note) return null
  return (
    <>
      <span>{t(note.id, note.values)}</span>{' '}
      {view.successorPath !== null && <Link href={view.successorPath}>{t('renewal.successor')}</Link>}
    </>
  )
}
