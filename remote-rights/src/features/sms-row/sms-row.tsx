import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { ButtonLink, Heading } from '@parvis/shared-kernel/ui'
import { BellIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords } from '../../words.ts'
import { type SmsState, smsState } from './sms-row.model.ts'
import styles from './sms-row.module.css'

const ACTION = {
  on: 'sms.change',
  'on-without-phone': 'sms.add-phone',
  off: 'sms.activate',
} as const satisfies Record<SmsState, string>

/** Reminders by text message: how they stand, and where to change it. Only for cities that send them. */
export function SmsRow({ subscriber }: { readonly subscriber: Subscriber }) {
  const { t } = useWords()
  const state = smsState(subscriber)
  return (
    <section className={styles.row} aria-labelledby="sms-title">
      <BellIcon className={styles.icon} />
      <div className={styles.words}>
        <Heading level={2} look={4} id="sms-title">
          {t('sms.title')}
        </Heading>
        <p className={styles.body}>{t(`sms.${state}`, { phone: subscriber.phoneNumber })}</p>
      </div>
      <ButtonLink href="/settings" aria-describedby="sms-title">
        {t(ACTION[state])}
      </ButtonLink>
    </section>
  )
}
