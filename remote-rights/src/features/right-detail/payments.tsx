import { type Part, PartFailure, partOf } from '@parvis/shared-kernel/page'
import { isPaid, type PaymentOperation, paymentOutcome } from '@parvis/shared-kernel/payment'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Amount, Facts, Loading, Section, Skeleton } from '@parvis/shared-kernel/ui'
import { PaperLine } from '../../paper-line/paper-line.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { operationQuery } from '../../rights-data/operation.queries.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'
import { type PaymentQuery, paymentQueries } from './payments.model.ts'
import styles from './right-detail.module.css'

interface PaymentsProps {
  readonly view: RightView
  readonly handlers: ActionHandlers
}

/** Every attempt to pay the right, with the numbers that a bank or the city's desk asks for (second document §3). */
export function Payments({ view, handlers }: PaymentsProps) {
  const { t } = useRightMessages()
  const queries = paymentQueries(view)
  if (queries.length === 0) return null
  return (
    <Section title={t('detail.payments')}>
      <ul className={styles.files}>
        {queries.map(query => (
          <PaymentLine
            key={query === 'latest' ? query : query.operationId}
            query={query}
            view={view}
            handlers={handlers}
          />
        ))}
      </ul>
    </Section>
  )
}

interface PaymentLineProps extends PaymentsProps {
  readonly query: PaymentQuery
}

function usePayment({ query, view: { right } }: PaymentLineProps): Part<PaymentOperation> {
  const { api } = useRemote()
  return partOf(useQuery(operationQuery(api, right, query === 'latest' ? null : query.operationId)))
}

function PaymentLine(props: PaymentLineProps) {
  const { t } = useRightMessages()
  const part = usePayment(props)
  if (part.state === 'ready') return <PaymentFacts {...props} operation={part.data} />
  return (
    <li className={styles.payment}>
      {part.state === 'loading' ? (
        <Loading>
          <Skeleton shape="title" />
        </Loading>
      ) : (
        <PartFailure title={t('detail.payments.failed')} part={part} />
      )}
    </li>
  )
}

function PaymentFacts({
  operation,
  view,
  handlers,
}: PaymentsProps & { readonly operation: PaymentOperation }) {
  const { t, rich, formatDateTimeLong } = useRightMessages()
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
      {isPaid(status) && <PaperLine paper={{ receiptOf: operationId }} view={view} handlers={handlers} />}
    </li>
  )
}
