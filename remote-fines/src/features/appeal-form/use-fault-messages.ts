import { APPELLANT_TEXTS, type AppellantText } from '@parvis/shared-kernel/fines'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { type AppealAnswers, requiredPiecesOf } from '../../appeal/appeal-answers.model.ts'
import type { AppealFault } from '../../appeal/appeal-steps.model.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { useMessages } from '../../use-messages.ts'

/** Messages of faults, by field; an appellant's texts have theirs under their own name. */
const MESSAGE_IDS = {
  reasonId: 'appeal.fault.reason',
  capacity: 'appeal.fault.capacity',
  'address.streetNumber': 'appeal.fault.street-number',
  'address.streetNumberBis': 'appeal.fault.street-number',
  'address.streetName': 'appeal.fault.street',
  'address.postalCode': 'appeal.fault.postal-code',
  'address.locality': 'appeal.fault.locality',
  statement: 'appeal.fault.statement',
} as const satisfies Record<string, FinesMessageId>

const isText = (field: string): field is AppellantText => APPELLANT_TEXTS.some(text => text === field)
const hasMessage = (field: string): field is keyof typeof MESSAGE_IDS => Object.hasOwn(MESSAGE_IDS, field)

/** Messages of the form's faults, each saying what to do. */
export function useFaultMessages(form: AppealForm, answers: AppealAnswers) {
  const { t } = useMessages()
  return ({ field, reason }: AppealFault): string => {
    if (field === 'statement' && reason === 'too-long')
      return t('appeal.statement.too-long', {
        count: answers.statement.length - form.maximumStatementLength,
      })
    if (isText(field)) return t(`appeal.fault.${field}`)
    if (hasMessage(field)) return t(MESSAGE_IDS[field])
    const piece = requiredPiecesOf(form, answers).find(({ id }) => field === `pieces.${id}`)
    const name = piece?.name ?? ''
    if (name === '') return t('appeal.fault.other')
    return t(reason === 'refused' ? 'appeal.fault.piece-refused' : 'appeal.fault.piece', { name })
  }
}
