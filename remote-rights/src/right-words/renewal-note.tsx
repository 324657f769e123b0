import type { RightAction } from '@parvis/shared-kernel/orders'
import { Suspense } from 'react'
import { renewalNote } from '../rights-data/renewal-note.model.ts'
import { useRightWords } from '../words.ts'
import { RightWords } from './right-words.tsx'

interface RenewalNoteProps {
  readonly rules: readonly RightAction[]
}

/** Why a right is not renewed here, where the words of one right are not loaded yet. */
export function RenewalNote(props: RenewalNoteProps) {
  return (
    <Suspense fallback={null}>
      <RightWords>
        <Note {...props} />
      </RightWords>
    </Suspense>
  )
}

function Note({ rules }: RenewalNoteProps) {
  const { t } = useRightWords()
  const note = renewalNote(rules)
  return note && t(note.id, note.values)
}
