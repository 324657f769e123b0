import { answerDue, type Complement, type Fine } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { ButtonLink, Section } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import { AgentQuote } from '../../appeal/agent-quote.tsx'
import styles from '../../appeal/appeal.module.css'
import { RequestedPieces } from '../../appeal/requested-pieces.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

interface RequestedProps {
  readonly fine: Fine
  readonly complement: Complement
  readonly now: Instant
}

/** The authority's open request to the appellant, its deadline and the answer link. */
export function Asked({ fine, complement, now }: RequestedProps) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const { dueAt } = complement
  const due = answerDue(dueAt, now)
  return (
    <Section title={t('appeal.asked')} gap={3}>
      <AgentQuote text={complement.message} />
      <RequestedPieces pieces={complement.pieces} />
      {dueAt !== null && due !== 'undated' && (
        <p className={styles.text}>{t(`appeal.asked.${due}`, { moment: moment(dueAt) })}</p>
      )}
      <div className="parvis-no-print">
        <ButtonLink
          variant="primary"
          iconEnd={ArrowRightIcon}
          href={pathTo(PAGES.appealComplement, { fineId: fine.id })}
        >
          {t('appeal.asked.answer')}
        </ButtonLink>
      </div>
    </Section>
  )
}
