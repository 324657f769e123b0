import { Stack } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { reasonOf } from '../../appeal/appeal-answers.model.ts'
import { PieceField } from '../../appeal/piece-field.tsx'
import { useMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** The pieces of the chosen reason only. */
export function DocumentsStep({ form, draft, faultOf }: StepProps) {
  const { t } = useMessages()
  const pieces = reasonOf(form, draft.answers)?.pieces ?? []
  if (pieces.length === 0) return <p className={styles.text}>{t('appeal.documents.none')}</p>
  const hasMust = pieces.some(({ mandatory }) => mandatory)
  return (
    <Stack gap={4}>
      <p className={styles.text}>{t(hasMust ? 'appeal.documents.must' : 'appeal.documents.may')}</p>
      {pieces.map(piece => (
        <PieceField
          key={piece.id}
          piece={piece}
          uploader={draft.uploader}
          hint={t(piece.mandatory ? 'appeal.piece.hint.must' : 'appeal.piece.hint.may')}
          error={faultOf(`pieces.${piece.id}`)}
          refusalOf={draft.refusalOf}
        />
      ))}
    </Stack>
  )
}
