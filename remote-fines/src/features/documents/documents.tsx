import { type FinePaper, fetchFinePaper } from '@parvis/shared-kernel/api'
import type { Fine } from '@parvis/shared-kernel/fines'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Section } from '@parvis/shared-kernel/ui'
import { PaperLine, PaperList } from '../../papers/paper-line.tsx'
import { useMessages } from '../../use-messages.ts'
import { papersOf } from './documents.model.ts'

interface DocumentsProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly now: Instant
}

/** Notice, account, proof and answer, as the city prints them. */
export function Documents({ fine, plate, now }: DocumentsProps) {
  const { t } = useMessages()
  return (
    <Section title={t('papers.title')} gap={2}>
      <PaperList>
        {papersOf(fine, now).map(paper => (
          <FinePaperLine key={paper} fine={fine} plate={plate} paper={paper} />
        ))}
      </PaperList>
    </Section>
  )
}

interface FinePaperLineProps extends Pick<DocumentsProps, 'fine' | 'plate'> {
  readonly paper: FinePaper
}

function FinePaperLine({ fine, plate, paper }: FinePaperLineProps) {
  const { t } = useMessages()
  const { api, locale: lang } = useRemote()
  return (
    <PaperLine
      name={t(`papers.${paper}`)}
      load={isDownload =>
        fetchFinePaper({ fineId: fine.id, plate, paper, lang, isDownload, origin: api.origin })
      }
    />
  )
}
