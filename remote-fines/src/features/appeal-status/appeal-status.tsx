import { requestAppealLink } from '@parvis/shared-kernel/api'
import {
  type Appeal,
  courtAccess,
  displayFineId,
  dueStatusOf,
  type Fine,
  finePaymentState,
  grantedBy,
  mayAct,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { absoluteHref } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useLocation, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import {
  Banner,
  ButtonLink,
  Columns,
  PageHeader,
  Section,
  Stack,
  StatusBadge,
  type Tone,
} from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { isFiledNews, isUnmailed } from '../../appeal/filing-news.model.ts'
import { FineAside } from '../../appeal/fine-aside.tsx'
import { useCase } from '../../case-access/case-access.tsx'
import { CaseClosed, UnguardedNote } from '../../case-access/case-closed.tsx'
import { CaseLink } from '../../case-access/case-link.tsx'
import { FineActions } from '../../fine-access/fine-actions.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { AbandonAppeal } from './abandon-appeal.tsx'
import { AppealClocks } from './appeal-clocks.tsx'
import { AppealHistory } from './appeal-history.tsx'
import { AppealPapers } from './appeal-papers.tsx'
import { Asked } from './asked.tsx'
import { Court } from './court.tsx'
import { Decision } from './decision.tsx'
import { Sent } from './sent.tsx'
import { canGoToCourt, isContentErased, type ShownState, shownStateOf } from './shown-state.model.ts'

export interface AppealStatusProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly appeal: Appeal
  readonly now: Instant
  /** Abandoned in time, or the corrected notice may itself be contested. */
  readonly canContestAgain: boolean
  readonly onLeave: () => void
}

const TONES = {
  filed: 'info',
  'complement-requested': 'warning',
  accepted: 'success',
  rejected: 'neutral',
  silent: 'neutral',
  transferred: 'neutral',
  abandoned: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<ShownState, Tone>

/** State of an appeal, who must act by when, and the possible actions. */
export function AppealStatus(props: AppealStatusProps) {
  const { fine, plate, appeal, now } = props
  const { t } = useMessages()
  const { state } = useLocation()
  const shown = shownStateOf(appeal, now)
  const isHeld = mayAct(appeal)
  const isFiledNow = isNews(state, shown) && isFiledNews(state)
  const ownTitle = isFiledNow ? 'appeal.filed.title' : 'appeal.status.title'
  const title = t(isHeld ? ownTitle : 'appeal.seen.title')
  useScreen(title)
  return (
    <>
      <PageHeader
        back={{ href: pathTo(PAGES.fine, { fineId: fine.id }), label: t('pay.back') }}
        eyebrow={t('appeal.eyebrow', { number: displayFineId(fine.id) })}
        title={title}
        actions={<FineActions onLeave={props.onLeave} />}
      />
      <Columns aside={<FineAside fine={fine} plate={plate} now={now} />}>
        <Stack gap={8}>
          <Stack gap={4}>
            {isHeld && <News {...props} />}
            <div>
              <Badge shown={isHeld ? shown : 'unknown'} />
            </div>
            {isHeld ? (
              <StateText {...props} shown={shown} />
            ) : (
              <p className={styles.text}>{t('appeal.seen.filed')}</p>
            )}
          </Stack>
          <Access {...props} />
          {isHeld && appeal.complement && <Asked {...props} complement={appeal.complement} />}
          <Decision {...props} />
          <AppealClocks fine={fine} appeal={appeal} now={now} />
          {isHeld && canGoToCourt(shown, versionInForce(fine).price, appeal.tribunalDeadline) && (
            <Court {...props} />
          )}
          <Again {...props} shown={shown} />
          {isHeld && <AppealPapers {...props} />}
          {isHeld && !isContentErased(appeal) && <Sent appeal={appeal} />}
          <AppealHistory appeal={appeal} />
          {isHeld && <AbandonAppeal {...props} />}
        </Stack>
      </Columns>
    </>
  )
}

/** The case link just after filing; for a reader without access, how to get it (D16). */
function Access({ fine, plate, appeal }: AppealStatusProps) {
  const { state } = useLocation()
  const { navigation } = useRemote()
  const { api } = useCase()
  if (!mayAct(appeal))
    return (
      <CaseClosed
        kind="appeal"
        hasMailAddress={appeal.hasMailAddress}
        hasReceipt={null}
        onAsk={() => requestAppealLink(api, appeal.id, plate)}
      />
    )
  if (appeal.access === 'unguarded') return <UnguardedNote kind="appeal" />
  if (!isFiledNews(state)) return null
  const path = pathTo(PAGES.appeal, { fineId: fine.id })
  // Of the portal, as in the e-mail: a host page may be gone when the city answers, and mails cut a second `#`.
  const page = api.origin === undefined ? absoluteHref(navigation, path) : `${api.origin}${path}`
  return <CaseLink page={page} email={appeal.appellant?.email.trim() || null} />
}

function Badge({ shown }: { readonly shown: ShownState }) {
  const { t } = useMessages()
  return <StatusBadge tone={TONES[shown]} label={t(`appeal.state.${shown}`)} />
}

/** What the state means, how far the city agreed, and where to read the answer when no e-mail announces it. */
function StateText({ fine, appeal, shown, now }: AppealStatusProps & { readonly shown: ShownState }) {
  const { t, formatPrice } = useMessages()
  const { state } = useLocation()
  const { moment } = useMomentFormat()
  const granted = grantedBy(fine, appeal)
  const { tribunalDeadline } = appeal
  const court = {
    court: courtAccess(versionInForce(fine).price, tribunalDeadline, now),
    until: tribunalDeadline && moment(tribunalDeadline),
  }
  const unmailed = appeal.access === 'unguarded' ? 'appeal.filed.unmailed.unguarded' : 'appeal.filed.unmailed'
  if (granted?.kind === 'part') {
    const prices = { before: formatPrice(granted.before), after: formatPrice(granted.after) }
    return <p className={styles.text}>{t('appeal.granted.part', prices)}</p>
  }
  // Do not ask for payment when paid or in progress.
  const isSettled = shown === 'rejected' && finePaymentState(fine, now) !== 'due'
  const isCancelled = versionInForce(fine).price === 0 && (shown === 'rejected' || shown === 'silent')
  const lost = isCancelled ? 'due.cancelled' : 'appeal.state.rejected.settled'
  const meaning = isCancelled || isSettled ? lost : (`appeal.state.${shown}.text` as const)
  return (
    <p className={styles.text}>
      <span>
        {t(granted === null ? meaning : 'appeal.granted.whole', {
          dueStatus: dueStatusOf(fine, now),
          ...court,
        })}
      </span>
      {shown === 'filed' && isUnmailed(state, appeal.appellant) && <span> {t(unmailed)}</span>}
    </p>
  )
}

/** Reloading keeps the navigation state: the announcement ends once the city has moved the appeal on. */
const isNews = (state: unknown, shown: ShownState): boolean => {
  if (state === 'abandoned') return shown === 'abandoned'
  // The requested documents may still be sent after the deadline.
  return shown === 'filed' || (state === 'answered' && shown === 'silent')
}

/** Confirms the action that led to this screen. */
function News({ fine, appeal, now }: AppealStatusProps) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { state } = useLocation()
  if (!isNews(state, shownStateOf(appeal, now))) return null
  if (isFiledNews(state) && appeal.filedAt !== null)
    return (
      <Banner tone="success" live="status" title={t('appeal.filed.banner')}>
        {t('appeal.filed.text', { moment: momentWithZone(appeal.filedAt), number: displayFineId(fine.id) })}
      </Banner>
    )
  if (state === 'answered' || state === 'abandoned')
    return (
      <Banner tone="success" live="status" title={t(`appeal.news.${state}`)}>
        {t(`appeal.news.${state}.text`, { dueStatus: dueStatusOf(fine, now) })}
      </Banner>
    )
  return null
}

const againOf = (appeal: Appeal, shown: ShownState) => {
  if (!mayAct(appeal)) return 'others'
  return shown === 'abandoned' ? 'abandoned' : 'corrected'
}

function Again({ fine, appeal, canContestAgain, shown }: AppealStatusProps & { readonly shown: ShownState }) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  if (!canContestAgain) return null
  const kind = againOf(appeal, shown)
  const until = fine.appealDeadline === null ? null : moment(fine.appealDeadline)
  return (
    <Section title={t(`appeal.again.${kind}`)} gap={3}>
      <p className={styles.text}>
        {until === null ? t(`appeal.again.${kind}.text`) : t(`appeal.again.${kind}.until`, { until })}
      </p>
      <div className="parvis-no-print">
        <ButtonLink href={`${pathTo(PAGES.appeal, { fineId: fine.id })}?again=1`}>
          {t('appeal.again.action')}
        </ButtonLink>
      </div>
    </Section>
  )
}
