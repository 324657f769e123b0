import { amountDue, type Fine } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { ButtonLink, Link } from '@parvis/shared-kernel/ui'
import { CreditCardIcon, type IconType, PhoneIcon, ScaleIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMomentWords } from '../../fine-access/use-moment-words.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { contestView } from './choices.model.ts'
import styles from './choices.module.css'

interface ChoicesProps {
  readonly fine: Fine
  readonly now: Instant
}

/** Pay, contest, get help. */
export function Choices({ fine, now }: ChoicesProps) {
  const { t } = useI18n<FinesMessageId>()
  return (
    <section className={styles.choices} aria-label={t('choices.title')}>
      {amountDue(fine, now).due > 0 && <Pay fine={fine} now={now} />}
      <Contest fine={fine} now={now} />
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
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

function Pay({ fine, now }: ChoicesProps) {
  const { t, formatPrice } = useI18n<FinesMessageId>()
  const { navigation } = useRemote()
  const { due } = amountDue(fine, now)
  return (
    <Choice
      icon={CreditCardIcon}
      title={t('choices.pay.title')}
      action={
        <ButtonLink variant="primary" isWide href={navigation.href(`/fps/${fine.id}/payments`)}>
          {t('choices.pay.action', { price: formatPrice(due) })}
        </ButtonLink>
      }
    >
      <p>{t('choices.pay.text')}</p>
    </Choice>
  )
}

function Contest({ fine, now }: ChoicesProps) {
  const { t } = useI18n<FinesMessageId>()
  const { moment } = useMomentWords()
  const { navigation } = useRemote()
  const view = contestView(fine, now)
  const words = {
    possible: () =>
      view.kind === 'possible' && view.until !== null
        ? t('choices.contest.until', { moment: moment(view.until) })
        : t('choices.contest.see-notice'),
    'too-late': () =>
      view.kind === 'too-late' ? t('choices.contest.too-late', { moment: moment(view.since) }) : '',
    'under-review': () => t('choices.contest.under-review'),
    answered: () => (view.kind === 'answered' ? t(`claim.${view.status}`) : ''),
  }[view.kind]
  return (
    <Choice
      icon={ScaleIcon}
      title={t('choices.contest.title')}
      action={
        <ButtonLink
          isWide
          href={view.kind === 'too-late' ? '#contester' : navigation.href(`/fps/${fine.id}/appeal`)}
        >
          {t(`choices.contest.action.${view.kind}`)}
        </ButtonLink>
      }
    >
      <p>{words()}</p>
    </Choice>
  )
}

function GetHelp() {
  const { t, locale } = useI18n<FinesMessageId>()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <Choice
      icon={PhoneIcon}
      title={t('choices.help.title')}
      action={
        <ButtonLink isWide href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={PhoneIcon}>
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
