import { fetchOperation } from '@parvis/shared-kernel/api'
import { type Part, partOf } from '@parvis/shared-kernel/page'
import { type PaymentOperation, paymentOutcome } from '@parvis/shared-kernel/payment'
import { queryOptions, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Amount, Facts, Loading, Section, Skeleton } from '@parvis/shared-kernel/ui'
import { PartFailure } from '../../rights-data/part-failure.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightWords } from '../../words.ts'
import { type PaymentWish, paymentWishes } from './payments.model.ts'
import styles from './right-detail.module.css'

/** Every attempt to pay the right, with the numbers that a bank or a desk asks for (second document §3). */
export function Payments({ view }: { readonly view: RightView }) {
  const { t } = useRightWords()
  const wishes = paymentWishes(view)
  if (wishes.length === 0) return null
  return (
    <Section title={t('detail.payments')}>
      <ul className={styles.files}>
        {wishes.map(wish => (
          <PaymentLine key={wish === 'latest' ? wish : wish.operationId} wish={wish} view={view} />
        ))}
      </ul>
    </Section>
  )
}

export interface PaymentLineProps {
  readonly wish: PaymentWish
  readonly view: RightView
}

export function usePayment({ wish, view: { right } }: PaymentLineProps): Part<PaymentOperation> {
  const { api } = useRemote()
  const operationId = wish === 'latest' ? undefined : wish.operationId
  return partOf(
    useQuery(
      queryOptions({
        queryKey: ['operation', right.kind, right.id, operationId ?? 'latest'],
        queryFn: () => fetchOperation(api, right.kind, right.id, operationId),
      }),
    ),
  )
}

function PaymentLine(props: PaymentLineProps) {
  const { t } = useRightWords()
  const part = usePayment(props)
  if (part.state === 'ready') return <PaymentFacts operation={part.data} />
  return (
    <li className={styles.payment}>
      {part.state === 'loading' ? (
        <Loading>
          <Skeleton shape="title" />
        </Loading>
      ) : (
        <PartFailure
          title={t('detail.payments.failed')}
          error={part.error}
          onRetry={part.retry}
          isRetrying={part.isRetrying}
        />
      )}
    </li>
  )
}

function PaymentFacts({ operation }: { readonly operation: PaymentOperation }) {
  const { t, rich, formatDateTimeLong } = useRightWords()
  const { amount, transactionAt, operationId, authorizationNumber, status } = operation
  return (
    <li className={styles.payment}>
      <p className={styles.paymentHead}>
        {rich(`detail.payments.${paymentOutcome(status)}`, { amount: <Amount cents={amount} /> })}
      </p>
      <Facts
        layout="inline"
        items={[
          { term: t('payment.date'), description: transactionAt && formatDateTimeLong(transactionAt) },
          {
            term: t('payment.operation'),
            description: <span className={styles.reference}>{operationId}</span>,
          },
          {
            term: t('payment.authorization'),
            description: authorizationNumber && (
              <span className={styles.reference}>{authorizationNumber}</span>
            ),
          },
        ]}
      />
    </li>
  )
}
