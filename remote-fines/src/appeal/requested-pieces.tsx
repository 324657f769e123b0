import type { AppealPiece } from '@parvis/shared-kernel/fines'
import { useMessages } from '../use-messages.ts'

/** The documents that the authority names; nothing when it asks for text only. */
export function RequestedPieces({ pieces }: { readonly pieces: readonly AppealPiece[] }) {
  const { t } = useMessages()
  if (pieces.length === 0) return null
  return (
    <ul>
      {pieces.map(({ id, name, mandatory }) => (
        <li key={id}>{mandatory ? name : t('appeal.piece.optional', { name })}</li>
      ))}
    </ul>
  )
}
