import type { Refund, RefundStatus } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { Amount, Button, PageHeader, StatusBadge, type Tone } from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  HourglassIcon,
  type IconType,
  PaperclipIcon,
  PrinterIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../../messages/fr.ts'
import styles from './refund.module.css'

const LOOKS = {
  'document-requested': { tone: 'warning', icon: PaperclipIcon },
  'under-review': { tone: 'info', icon: HourglassIcon },
  accepted: { tone: 'success', icon: CircleCheckIcon },
  paid: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'neutral', icon: BanIcon },
  unknown: { tone: 'neutral', icon: CircleHelpIcon },
} as const satisfies Record<RefundStatus, { tone: Tone; icon: IconType }>

/** How much comes back, and where that stands. */
export function RefundHead({ refund }: { readonly refund: Refund }) {
  const { t } = useI18n<FinesMessageId>()
  const { status } = refund
  return (
    <>
      <PageHeader
        eyebrow={refund.fineId === null ? refund.rightName : t('fine.eyebrow')}
        title={t('refund.title')}
        actions={
          <span className={styles.screenOnly}>
            <Button variant="quiet" icon={PrinterIcon} onClick={() => window.print()}>
              {t('fine.print')}
            </Button>
          </span>
        }
      />
      <section className={styles.head} aria-labelledby="refund-amount">
        <h2 id="refund-amount" className={styles.label}>
          {t('refund.amount')}
        </h2>
        <p className={styles.amount}>
          <Amount cents={refund.amount} size="display" />
          <StatusBadge {...LOOKS[status]} label={t(`refund.status.${status}`)} />
        </p>
        <p className={styles.words} role="status">
          {t(`refund.words.${status}`)}
        </p>
        {refund.answer !== null && (
          <blockquote className={styles.quote}>
            <p className={styles.label}>{t('refund.answer')}</p>
            <p>{refund.answer}</p>
          </blockquote>
        )}
        <Pace refund={refund} />
      </section>
    </>
  )
}

/** How long what is ahead usually takes. */
function Pace({ refund: { status, usualDays } }: { readonly refund: Refund }) {
  const { t } = useI18n<FinesMessageId>()
  if (usualDays === null) return null
  const { review, transfer } = usualDays
  if (status === 'accepted') return <p className={styles.pace}>{t('refund.pace.transfer', { transfer })}</p>
  if (status === 'document-requested' || status === 'under-review')
    return <p className={styles.pace}>{t('refund.pace.whole', { review, transfer })}</p>
  return null
}
