import type { AppealPiece } from '@parvis/shared-kernel/fines'
import { Facts } from '@parvis/shared-kernel/ui'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { useMessages } from '../use-messages.ts'

/** Documents to prepare for each reason, before the appeal begins. */
export function PiecesByReason({ form }: { readonly form: AppealForm }) {
  const { t, formatList } = useMessages()
  const named = ({ name, mandatory }: AppealPiece) =>
    mandatory ? name : t('appeal.piece.optional', { name })
  return (
    <Facts
      items={form.reasons.map(({ label, pieces }) => ({
        term: label,
        description: pieces.length === 0 ? t('appeal.piece.none') : formatList(pieces.map(named)),
      }))}
    />
  )
}
