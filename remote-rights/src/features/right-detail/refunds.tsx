import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { REFUND_LOOKS } from '@parvis/shared-kernel/page'
import {
  Banner,
  ButtonLink,
  Link,
  PaidAmount,
  Section,
  StatusBadge,
  usePriceIn,
} from '@parvis/shared-kernel/ui'
import { ArrowRightIcon, PaperclipIcon } from '@parvis/shared-kernel/ui/icon'
import { refundPath } from '../../rights-data/refund-path.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

interface RefundsProps {
  readonly refunds: readonly HeldRefund[]
}

/** Refunds awaiting bank details: nothing is paid before these are sent. */
export function RefundsToAnswer({ refunds }: RefundsProps) {
  const { t } = useRightMessages()
  const priceIn = usePriceIn()
  return refunds
    .filter(({ status }) => status === 'document-requested')
    .map(({ id, amount, currency }) => (
      <Banner
        key={id}
        tone="warning"
        icon={PaperclipIcon}
        title={t('detail.refund.asked', { amount: priceIn(amount, currency) })}
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
        {refunds.map(({ id, amount, currency, status }) => (
          <li key={id} className={styles.refund}>
            <span className={styles.paymentHead}>
              <PaidAmount cents={amount} currency={currency} />
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
