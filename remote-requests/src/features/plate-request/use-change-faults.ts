import type { RequestFault } from '@parvis/shared-kernel/orders'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import type { FieldFault } from '@parvis/shared-kernel/ui'
import { slotId } from '../../kept-files/kept-files.model.ts'
import { type FaultMessage, summaryFaults } from '../../request/fault-messages.model.ts'
import { useFaultMessages } from '../../request/use-fault-messages.ts'
import { useOrderMessages } from '../../use-messages.ts'
import type { ChangeRefusal, FaultyDocument } from './plate-request.model.ts'

interface ChangeFaultsInput {
  readonly isTried: boolean
  readonly plates: readonly RequestFault[]
  /** Document faults, given the documents that the city reports missing. */
  readonly documentsWithout: (cityMisses: readonly string[]) => readonly FaultyDocument[]
  readonly refusal: ChangeRefusal | null
  readonly error: unknown
  readonly max: number
}

interface ChangeFaults {
  readonly ofPlates: readonly FaultMessage[]
  readonly ofDocuments: readonly FaultyDocument[]
  readonly summary: readonly FieldFault[]
  /** The portal's own rules find no fault, whether or not sending was attempted. */
  readonly areAnswersGood: boolean
}

/** Faults from the portal's rules and from the city, by field, with messages. */
export function useChangeFaults(input: ChangeFaultsInput): ChangeFaults {
  const { isTried, plates, documentsWithout, refusal, error, max } = input
  const { t } = useOrderMessages()
  const sentence = useFailureSentence(error)
  const messagesOf = useFaultMessages({
    max,
    own: ({ reason }) => (reason === 'unchanged' ? t('plates.unchanged') : null),
  })
  const areAnswersGood = plates.length === 0 && documentsWithout([]).length === 0
  const own = messagesOf(plates)
  if (!isTried) {
    const ofPlates = own.filter(({ isToldAtOnce }) => isToldAtOnce)
    return { ofPlates, ofDocuments: [], summary: summaryFaults(ofPlates), areAnswersGood }
  }
  const told = refusal?.at === 'plates' ? [{ field: 'plates', message: t(refusal.messageId) }] : []
  const ofPlates = [...told, ...own]
  const ofDocuments = documentsWithout(refusal?.at === 'documents' ? refusal.missing : [])
  const whole = refusal?.at === 'whole' ? [refusal.messageId ? t(refusal.messageId) : sentence] : []
  const summary = [
    ...whole.map(message => ({ fieldId: null, message })),
    ...summaryFaults(ofPlates),
    ...ofDocuments.map(({ evidence: { id, name }, fault }) => ({
      fieldId: slotId(id),
      message: t(fault === 'invalid' ? 'subscription.evidence.refused' : `plates.${fault}`, { name }),
    })),
  ]
  return { ofPlates, ofDocuments, summary, areAnswersGood }
}
