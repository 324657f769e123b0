import { type Appeal, COURT, courtAccess, type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { Link, Section } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { shownStateOf } from './shown-state.model.ts'

interface CourtProps {
  readonly fine: Fine
  readonly appeal: Appeal
  readonly now: Instant
}

/** What a citizen may do after a rejection, and the documents that the court requires. */
export function Court({ fine, appeal, now }: CourtProps) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { tribunalDeadline: until } = appeal
  if (until === null) return null
  const isPast = courtAccess(versionInForce(fine).price, until, now) === 'ended'
  const hasAnswer = shownStateOf(appeal, now) !== 'silent' && appeal.answeredAt !== null
  return (
    <Section title={t('appeal.court')} gap={3}>
      <p className={styles.text}>
        {t(isPast ? 'appeal.court.past' : 'appeal.court.until', { moment: momentWithZone(until) })}
      </p>
      {!isPast && (
        <>
          <p className={styles.text}>{t('appeal.court.pack')}</p>
          <ul>
            <li>{t('appeal.court.notice')}</li>
            <li>{t('appeal.court.receipt')}</li>
            {hasAnswer && <li>{t('appeal.court.answer')}</li>}
            <li>{t('appeal.court.proofs')}</li>
          </ul>
          <p className={styles.text}>{t('appeal.court.address', { address: COURT.address })}</p>
          <p>
            <Link href={COURT.site} isExternal>
              {t('appeal.court.site')}
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}
