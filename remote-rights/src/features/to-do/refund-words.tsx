import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { ButtonLink, Card, Heading } from '@parvis/shared-kernel/ui'
import { WalletIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { refundPath } from '../../rights-data/refund-path.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './to-do.module.css'

/** The amount, what the city waits for, and the link to send it. */
export function RefundWords({ refund: { id, fineId, amount } }: { readonly refund: HeldRefund }) {
  const { t, formatPrice } = useRightMessages()
  const titleId = useId()
  return (
    <Card
      labelledBy={titleId}
      tone="warning"
      footer={
        <ButtonLink href={refundPath(id)} variant="primary">
          {t(fineId === null ? 'todo.refund.action' : 'todo.refund.fine.action')}
        </ButtonLink>
      }
    >
      <div className={styles.words}>
        <span className={styles.picture}>
          <WalletIcon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={titleId}>
            {t(fineId === null ? 'detail.refund.asked' : 'todo.refund.fine', { amount: formatPrice(amount) })}
          </Heading>
          <p className={styles.body}>
            {t(fineId === null ? 'detail.refund.asked.body' : 'todo.refund.fine.body')}
          </p>
        </div>
      </div>
    </Card>
  )
}
