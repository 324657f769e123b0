import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { REFUND_LOOKS } from '@parvis/shared-kernel/page'
import { Amount, Banner, ButtonLink, Link, Section, StatusBadge } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon, PaperclipIcon } from '@parvis/shared-kernel/ui/icon'
import { refundPath } from '../../rights-data/refund-path.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

interface RefundsProps {
  readonly refunds: readonly HeldRefund[]
}

/** Refunds awaiting bank details: nothing is paid before these are sent. */
export function RefundsToAnswer({ refunds }: RefundsProps) {
  const { t, formatPrice } = useRightMessages()
  return refunds
    .filter(({ status }) => status === 'document-requested')
    .map(({ id, amount }) => (
      <Banner
        key={id}
        tone="warning"
        icon={PaperclipIcon}
        title={t('detail.refund.asked', { amount: formatPrice(amount) })}
        actions={
          <ButtonLink href={refundPath(id)} variant="primary">
            {t('detail.refund.send')}
          </ButtonLink>
        }
      >
        <p>{t('detail.refund.asked.body')}</p>
      </Banner>
    ))
}

export function Refunds({ refunds }: RefundsProps) {
  const { t } = useRightMessages()
  if (refunds.length === 0) return null
  return (
    <Section title={t('detail.refunds')}>
      <ul className={styles.files}>
        {refunds.map(({ id, amount, status }) => (
          <li key={id} className={styles.refund}>
            <span className={styles.paymentHead}>
              <Amount cents={amount} />
            </span>
            <StatusBadge {...REFUND_LOOKS[status]} label={t(`refund.status.${status}`)} />
            <Link href={refundPath(id)} icon={ArrowRightIcon} isAlone>
              {t('detail.refund.follow')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
