import type { HeldRefund, RefundStatus } from '@parvis/shared-kernel/fines'
import {
  Amount,
  Banner,
  ButtonLink,
  type IconType,
  Link,
  Section,
  StatusBadge,
  type Tone,
} from '@parvis/shared-kernel/ui'
import {
  ArrowRightIcon,
  BanIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  HourglassIcon,
  PaperclipIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { refundPath } from '../../rights-data/refund-path.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

const LOOKS = {
  'document-requested': { tone: 'warning', icon: PaperclipIcon },
  'under-review': { tone: 'info', icon: HourglassIcon },
  accepted: { tone: 'info', icon: WalletIcon },
  paid: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'danger', icon: BanIcon },
  unknown: { tone: 'neutral', icon: CircleHelpIcon },
} as const satisfies Record<RefundStatus, { tone: Tone; icon: IconType }>

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
            <StatusBadge {...LOOKS[status]} label={t(`detail.refund.${status}`)} />
            <Link href={refundPath(id)} icon={ArrowRightIcon} isAlone>
              {t('detail.refund.follow')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
