import type { Fine } from '@parvis/shared-kernel/fines'
import { insideSentence } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Disclosure, Heading, Link } from '@parvis/shared-kernel/ui'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { type ContestView, contestView, courtValues } from './choices.model.ts'
import styles from './choices.module.css'

/** Id of the section's heading. */
export const CONTEST_ID = 'contester'

/** How and until when to contest: online, by post or at the desk, with which documents. Dates are the city's (D10). */
export function HowToContest({ fine, now }: { readonly fine: Fine; readonly now: Instant }) {
  const { t } = useMessages()
  const view = contestView(fine, now)
  return (
    <section className={styles.how} aria-labelledby={CONTEST_ID}>
      <Heading level={2} look={3} id={CONTEST_ID} isFocusable>
        {t('contest.title')}
      </Heading>
      <LegalSituation view={view} />
      {view.kind === 'possible' && (
        <Disclosure summary={t('contest.by-post')}>
          <Steps />
        </Disclosure>
      )}
    </section>
  )
}

function LegalSituation({ view }: { readonly view: ContestView }) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  switch (view.kind) {
    case 'possible':
      return (
        <p>
          {view.until === null
            ? t('contest.possible-see-notice')
            : t('contest.possible', { moment: moment(view.until) })}
        </p>
      )
    case 'too-late':
      return <p>{t('contest.too-late', { moment: moment(view.since) })}</p>
    case 'closed':
      return <p>{t(`contest.closed.${view.reason}`)}</p>
    case 'asked':
      return <p>{t(`contest.asked.${view.due}`, { moment: view.until && moment(view.until) })}</p>
    case 'under-review':
      return <p>{t('contest.under-review')}</p>
    case 'seen':
      return <p>{t('contest.seen')}</p>
    case 'silent':
      return <p>{t('contest.silent', courtValues(view, moment))}</p>
    case 'answered':
      return <p>{t(answeredMessageId(view), courtValues(view, moment))}</p>
  }
}

/** Says whether the amount due already reflects the answer. */
const answeredMessageId = ({ status, isCorrected }: Extract<ContestView, { kind: 'answered' }>) =>
  status === 'accepted' && isCorrected
    ? 'contest.answered.accepted.corrected'
    : (`contest.answered.${status}` as const)

function Steps() {
  const { t, locale } = useMessages()
  const { email, desk } = useRemote().config.contact
  return (
    <ol className={styles.steps}>
      <li>{t('contest.step.letter')}</li>
      <li>
        {t('contest.step.pieces')}
        <ul className={styles.pieces}>
          <li>{t('contest.piece.notice')}</li>
          <li>{t('contest.piece.registration')}</li>
          <li>{t('contest.piece.proof')}</li>
        </ul>
      </li>
      <li>
        {t('contest.step.send', { desk: insideSentence(desk[locale]) })}{' '}
        <Link href={`mailto:${email}`}>{email}</Link>
      </li>
      <li>{t('contest.step.keep')}</li>
    </ol>
  )
}
