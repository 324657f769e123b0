import { type DocumentRequest, fetchDocument, fetchFinePaper } from '@parvis/shared-kernel/api'
import type { Appeal, Fine } from '@parvis/shared-kernel/fines'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Section } from '@parvis/shared-kernel/ui'
import { useCase } from '../../case-access/case-access.tsx'
import { PaperLine, PaperList } from '../../papers/paper-line.tsx'
import { useMessages } from '../../use-messages.ts'
import { isContentErased } from './shown-state.model.ts'

interface AppealPapersProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly appeal: Appeal
}

/** Receipt with the full text while it is kept, complement, answer and notices: the documents that a court requires. */
export function AppealPapers({ fine, plate, appeal }: AppealPapersProps) {
  const { t } = useMessages()
  const { api } = useCase()
  const { locale: lang } = useRemote()
  const own = (kind: DocumentRequest['kind']) => (isDownload: boolean) =>
    fetchDocument(api, { kind, id: appeal.id, lang, isDownload })
  const wasAsked = appeal.history.some(({ kind }) => kind === 'complement-requested')
  const ofFine = (paper: 'appeal-answer' | 'notice-corrected' | 'notice') => (isDownload: boolean) =>
    fetchFinePaper({ fineId: fine.id, plate, paper, lang, isDownload, origin: api.origin })
  return (
    <Section title={t('appeal.papers')} gap={2}>
      <PaperList>
        <PaperLine
          name={t('appeal.paper.receipt')}
          note={t(isContentErased(appeal) ? 'appeal.paper.receipt.erased' : 'appeal.paper.receipt.note')}
          load={own('recourse-receipt')}
        />
        {(wasAsked || appeal.complement !== null) && (
          <PaperLine name={t('appeal.paper.complement')} load={own('recourse-complement')} />
        )}
        {appeal.answeredAt !== null && (
          <PaperLine
            name={t('appeal.paper.answer')}
            // Without case access control, the city serves the answer by number and plate.
            load={appeal.access === 'holder' ? own('recourse-answer') : ofFine('appeal-answer')}
          />
        )}
        {fine.versions.length > 1 && (
          <PaperLine name={t('appeal.paper.notice-corrected')} load={ofFine('notice-corrected')} />
        )}
        <PaperLine name={t('appeal.paper.notice')} load={ofFine('notice')} />
      </PaperList>
    </Section>
  )
}
