import { amountDue, type Fine, finePaymentState } from '@parvis/shared-kernel/fines'
import { phoneHref } from '@parvis/shared-kernel/formats'
import { useHost } from '@parvis/shared-kernel/i18n'
import { treeOf } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { ButtonLink, focusField, Heading, Link } from '@parvis/shared-kernel/ui'
import { CreditCardIcon, type IconType, PhoneIcon, ScaleIcon } from '@parvis/shared-kernel/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { OWN_PAGES } from '../../own-pages.ts'
import { useMessages } from '../../use-messages.ts'
import { type ContestView, contestAction, contestView, courtValues, isOnPageAlone } from './choices.model.ts'
import styles from './choices.module.css'
import { CONTEST_ID } from './how-to-contest.tsx'
import { useBegunAppeal } from './use-begun-appeal.ts'

interface ChoicesProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly now: Instant
}

export function Choices({ fine, plate, now }: ChoicesProps) {
  const { t } = useMessages()
  return (
    <section className={styles.choices} aria-label={t('choices.title')}>
      {finePaymentState(fine, now) === 'due' && <Pay fine={fine} now={now} />}
      <Contest fine={fine} plate={plate} now={now} />
      <GetHelp />
    </section>
  )
}

interface ChoiceProps {
  readonly icon: IconType
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

function Choice({ icon: Icon, title, children, action }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Icon className={styles.icon} />
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

function Pay({ fine, now }: Omit<ChoicesProps, 'plate'>) {
  const { t, formatPrice } = useMessages()
  const { due } = amountDue(fine, now)
  return (
    <Choice
      icon={CreditCardIcon}
      title={t('choices.pay.title')}
      action={
        <ButtonLink variant="primary" isWide href={pathTo(PAGES.finePayments, { fineId: fine.id })}>
          {t('choices.pay.action', { price: formatPrice(due) })}
        </ButtonLink>
      }
    >
      <p>{t('choices.pay.text')}</p>
    </Choice>
  )
}

function Contest({ fine, plate, now }: ChoicesProps) {
  const { t } = useMessages()
  const view = contestView(fine, now)
  // The city refuses appeals where the rule closes them, so no draft can exist.
  const isBegun = useBegunAppeal({ fineId: fine.id, plate, isOpen: view.kind === 'possible' })
  const message = useContestMessage(view, isBegun)
  const page = isBegun
    ? `${pathTo(OWN_PAGES.appealForm, { fineId: fine.id })}?step=resume`
    : pathTo(PAGES.appeal, { fineId: fine.id })
  return (
    <Choice
      icon={ScaleIcon}
      title={t('choices.contest.title')}
      action={
        isOnPageAlone(view) ? (
          <HowToContestLink>{t(contestAction(view, isBegun))}</HowToContestLink>
        ) : (
          <ButtonLink isWide href={page}>
            {t(contestAction(view, isBegun))}
          </ButtonLink>
        )
      }
    >
      <p>{message}</p>
      {view.kind === 'possible' && view.hasOthers && !isBegun && <p>{t('choices.contest.others')}</p>}
    </Choice>
  )
}

/** Leads to the section below on this page. */
function HowToContestLink({ children }: Pick<ChoiceProps, 'children'>) {
  const host = useHost()
  const go = (event: MouseEvent) => {
    // Fragments find nothing in a shadow root, and those of a host page name the part's path.
    event.preventDefault()
    focusField(treeOf(host), CONTEST_ID)
  }
  return (
    <ButtonLink isWide href={`#${CONTEST_ID}`} onClick={go}>
      {children}
    </ButtonLink>
  )
}

function useContestMessage(view: ContestView, isBegun: boolean): string {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  switch (view.kind) {
    case 'possible':
      if (view.until === null) return t(isBegun ? 'choices.contest.begun' : 'choices.contest.see-notice')
      return t(isBegun ? 'choices.contest.begun-until' : 'choices.contest.until', {
        moment: moment(view.until),
      })
    case 'too-late':
      return t('choices.contest.too-late', { moment: moment(view.since) })
    case 'closed':
      return t(`choices.contest.closed.${view.reason}`)
    case 'under-review':
      return t('choices.contest.under-review')
    case 'seen':
      return t('choices.contest.seen')
    case 'asked':
      return t(`contest.asked.${view.due}`, { moment: view.until && moment(view.until) })
    case 'silent':
      return t('contest.silent', courtValues(view, moment))
    case 'answered':
      return t(`claim.${view.status}`)
  }
}

function GetHelp() {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <Choice
      icon={PhoneIcon}
      title={t('choices.help.title')}
      action={
        <ButtonLink isWide href={phoneHref(phone)} icon={PhoneIcon}>
          {phone}
        </ButtonLink>
      }
    >
      <p>{desk[locale]}</p>
      <p>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
    </Choice>
  )
}
