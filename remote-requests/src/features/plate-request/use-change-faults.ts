import type { RequestProblem } from '@parvis/shared-kernel/orders'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import type { FieldFault } from '@parvis/shared-kernel/ui'
import { summaryFaults, type TellableFault } from '../../request/problems.model.ts'
import { useProblemWords } from '../../request/use-problem-words.ts'
import { useWords } from '../../words.ts'
import { slotId } from './change-documents.tsx'
import type { ChangeRefusal, DocumentProblem } from './plate-request.model.ts'

interface ChangeFaultsInput {
  readonly isTried: boolean
  readonly plates: readonly RequestProblem[]
  /** The documents' problems, given what the city says it has no file for. */
  readonly documentsWithout: (cityMisses: readonly string[]) => readonly DocumentProblem[]
  readonly refusal: ChangeRefusal | null
  readonly error: unknown
  readonly max: number
}

interface ChangeFaults {
  readonly ofPlates: readonly TellableFault[]
  readonly ofDocuments: readonly DocumentProblem[]
  readonly summary: readonly FieldFault[]
  /** Whatever was tried before: our own rules have nothing against these answers. */
  readonly areAnswersGood: boolean
}

/** What our rules and the city have against the request, where it belongs and in words. */
export function useChangeFaults(input: ChangeFaultsInput): ChangeFaults {
  const { isTried, plates, documentsWithout, refusal, error, max } = input
  const { t } = useWords()
  const sentence = useFailureSentence(error)
  const words = useProblemWords({
    max,
    own: ({ reason }) => (reason === 'unchanged' ? t('plates.unchanged') : null),
  })
  const areAnswersGood = plates.length === 0 && documentsWithout([]).length === 0
  if (!isTried) return { ofPlates: [], ofDocuments: [], summary: [], areAnswersGood }
  const told = refusal?.at === 'plates' ? [{ field: 'plates', message: t(refusal.words) }] : []
  const ofPlates = [...told, ...words(plates)]
  const ofDocuments = documentsWithout(refusal?.at === 'documents' ? refusal.missing : [])
  const whole = refusal?.at === 'whole' ? [refusal.words ? t(refusal.words) : sentence] : []
  const summary = [
    ...whole.map(message => ({ fieldId: null, message })),
    ...summaryFaults(ofPlates),
    ...ofDocuments.map(({ evidence: { id, name }, fault }) => ({
      fieldId: slotId(id),
      message: t(`plates.${fault}`, { name }),
    })),
  ]
  return { ofPlates, ofDocuments, summary, areAnswersGood }
}
