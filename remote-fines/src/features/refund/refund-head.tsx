import { canObject, mayAct, type Refund } from '@parvis/shared-kernel/fines'
import { phoneHref } from '@parvis/shared-kernel/formats'
import { REFUND_LOOKS, usePassingTime } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Button, Heading, Link, Note, PageHeader, PaidAmount, StatusBadge } from '@parvis/shared-kernel/ui'
import { PrinterIcon } from '@parvis/shared-kernel/ui/icon'
import type { Ref } from 'react'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { MoneyBlock } from '../../money-block/money-block.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './refund.module.css'

interface RefundHeadProps {
  readonly refund: Refund
  /** Page title: takes the focus when other content has disappeared. */
  readonly title?: Ref<HTMLHeadingElement>
}

export function RefundHead({ refund, title }: RefundHeadProps) {
  const { t } = useMessages()
  const { status } = refund
  return (
    <>
      <PageHeader
        eyebrow={refund.fineId === null ? refund.rightName : t('fine.eyebrow')}
        title={t(mayAct(refund) ? 'refund.title' : 'refund.title.seen')}
        ref={title}
        actions={
          <span className="parvis-no-print">
            <Button icon={PrinterIcon} onClick={() => window.print()}>
              {t('fine.print')}
            </Button>
          </span>
        }
      />
      <MoneyBlock labelledBy="refund-amount">
        <Heading level={2} id="refund-amount" className={styles.label}>
          {t('refund.amount')}
        </Heading>
        <p className={styles.amount}>
          <PaidAmount cents={refund.amount} currency={refund.currency} size="display" />
          <StatusBadge {...REFUND_LOOKS[status]} label={t(`refund.status.${status}`)} />
        </p>
        <p className={styles.text} role="status">
          <StateText refund={refund} />
        </p>
        {refund.answer !== null && (
          <blockquote className={styles.quote}>
            <p className={styles.label}>{t('refund.answer')}</p>
            <p>{refund.answer}</p>
          </blockquote>
        )}
        <Wait refund={refund} />
        <Pace refund={refund} />
      </MoneyBlock>
    </>
  )
}

/**
 * Meaning of the status. An e-mail is promised only when an address is on file; a reader who may not act is asked
 * nothing, and the refund is not called theirs (D16).
 */
function StateText({ refund }: { readonly refund: Refund }) {
  const { t } = useMessages()
  const { status, hasMailAddress } = refund
  if (!mayAct(refund)) return <span>{t(`refund.seen.${status}`)}</span>
  const text = t(`refund.text.${status}`)
  if (status !== 'under-review' || hasMailAddress === null) return <span>{text}</span>
  return <span>{`${text} ${t(hasMailAddress ? 'refund.text.mailed' : 'refund.text.unmailed')}`}</span>
}

/** Until when the bank details can be objected to: nothing is paid before (D16). */
function Wait({ refund }: { readonly refund: Refund }) {
  const { rich } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { config } = useRemote()
  const now = usePassingTime(refund.payableAt)
  if (!canObject(refund, now) || refund.payableAt === null) return null
  const { phone, email } = config.contact
  // Without an address nobody has a mail whose link objects.
  const messageId = refund.hasMailAddress === false ? 'refund.payable.unmailed' : 'refund.payable'
  return (
    <p className={styles.text}>
      {rich(messageId, {
        moment: momentWithZone(refund.payableAt),
        phone,
        email,
        call: parts => <Link href={phoneHref(phone)}>{parts}</Link>,
        write: parts => <Link href={`mailto:${email}`}>{parts}</Link>,
      })}
    </p>
  )
}

/** How long the remaining steps usually take. */
function Pace({ refund: { status, usualDays } }: { readonly refund: Refund }) {
  const { t } = useMessages()
  if (usualDays === null) return null
  const { review, transfer } = usualDays
  if (status === 'accepted') return <Note>{t('refund.pace.transfer', { transfer })}</Note>
  if (status === 'document-requested' || status === 'under-review')
    return <Note>{t('refund.pace.whole', { review, transfer })}</Note>
  return null
}
