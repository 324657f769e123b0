import type { AppealPiece } from '@parvis/shared-kernel/fines'
import { RadioCards } from '@parvis/shared-kernel/ui'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import { useMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** The city's reasons, each with its required pieces; "another reason" is always offered. */
export function ReasonStep({ form, draft, faultOf }: StepProps) {
  const { t, formatList } = useMessages()
  const asks = (pieces: readonly AppealPiece[]) => {
    const must = pieces.filter(({ mandatory }) => mandatory).map(({ name }) => name)
    return must.length === 0
      ? t('appeal.reason.asks-nothing')
      : t('appeal.reason.asks', { pieces: formatList(must) })
  }
  return (
    <RadioCards
      id={fieldId('reasonId')}
      label={t('appeal.step.reason.title')}
      isLabelHidden
      hint={t('appeal.reason.hint')}
      error={faultOf('reasonId')}
      value={draft.answers.reasonId}
      onChange={reasonId => draft.change({ reasonId })}
      options={form.reasons.map(({ id, label, pieces }) => ({
        value: id,
        label,
        description: id === 'other' ? t('appeal.reason.other') : asks(pieces),
      }))}
    />
  )
}
