import { fetchFinePaper } from '@parvis/shared-kernel/api'
import { fineIdGroups, finePaymentState } from '@parvis/shared-kernel/fines'
import type { OperationId } from '@parvis/shared-kernel/ids'
import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import {
  canResumePayment,
  canRetryPayment,
  type PaymentOperation,
  type PaymentOutcome,
  paymentOutcome,
} from '@parvis/shared-kernel/payment'
import { Navigate, useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import {
  Actions,
  Amount,
  Button,
  ButtonLink,
  Facts,
  FineNumber,
  Loading,
  PageHeader,
  Skeleton,
  Stack,
  type Tone,
} from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  HourglassIcon,
  type IconType,
  PrinterIcon,
} from '@parvis/shared-kernel/ui/icon'
import { useEffect } from 'react'
import { fineQuery } from '../../fine-access/fine-query.ts'
import { payerKey } from '../../fine-access/payer-key.ts'
import { PaperLine, PaperList } from '../../papers/paper-line.tsx'
import { useMessages } from '../../use-messages.ts'
import { CityContact } from './city-contact.tsx'
import { NoOutcome } from './no-outcome.tsx'
import { PageLeft } from './page-left.tsx'
import styles from './payment-result.module.css'
import { type OperationQuestion, useOperation } from './use-operation.ts'

const LOOKS = {
  pending: { tone: 'info', icon: HourglassIcon },
  paid: { tone: 'success', icon: CircleCheckIcon },
  'paid-not-processed': { tone: 'success', icon: CircleCheckIcon },
  refused: { tone: 'danger', icon: CircleAlertIcon },
  abandoned: { tone: 'neutral', icon: BanIcon },
  unknown: { tone: 'warning', icon: CircleHelpIcon },
} as const satisfies Record<PaymentOutcome, { tone: Tone; icon: IconType }>

/** The fine's pending payment; its id is put into the address so that a reload finds it too. */
export function LatestPayment(named: Omit<OperationQuestion, 'operationId'>) {
  const latest = useOperation({ ...named, operationId: null })
  if (latest.data)
    return (
      <Navigate
        to={`${pathTo(PAGES.finePayments, { fineId: named.fineId })}?idop=${latest.data.operationId}`}
        replace
      />
    )
  return <Unread operation={latest} operationId={null} />
}

/** Outcome of the payment. Every outcome says whether to pay again (D5). */
export function PaymentResult(question: OperationQuestion) {
  const operation = useOperation(question)
  if (operation.data)
    return (
      <Outcome
        operation={operation.data}
        question={question}
        isChecking={operation.isFetching}
        onCheck={() => void operation.refetch()}
      />
    )
  return <Unread operation={operation} operationId={question.operationId} />
}

interface UnreadProps {
  readonly operation: ReturnType<typeof useOperation>
  readonly operationId: OperationId | null
}

function Unread({ operation, operationId }: UnreadProps) {
  const { t } = useMessages()
  if (operation.error)
    return (
      <NoOutcome
        error={operation.error}
        operationId={operationId}
        isRetrying={operation.isFetching}
        onRetry={() => void operation.refetch()}
      />
    )
  return (
    <Loading label={t('result.loading')}>
      <Stack>
        <Skeleton shape="title" />
        <Skeleton width="70%" />
        <Skeleton shape="card" />
      </Stack>
    </Loading>
  )
}

interface OutcomeProps {
  readonly operation: PaymentOperation
  readonly question: OperationQuestion
  readonly isChecking: boolean
  readonly onCheck: () => void
}

function Outcome({ operation, question, isChecking, onCheck }: OutcomeProps) {
  const { fineId } = question
  const { announce, config } = useRemote()
  const { t } = useMessages()
  const outcome = paymentOutcome(operation.status)
  useEffect(() => {
    if (outcome === 'paid') announce({ kind: 'done', what: 'paid', of: 'fine' })
  }, [outcome, announce])
  const { tone, icon: Icon } = LOOKS[outcome]
  const now = usePassingTime(operation.pageOpenUntil)
  const title = t(`result.${outcome}.title`)
  const isMailed = outcome === 'paid' && (operation.isReceiptMailed ?? config.paymentEmail.required)
  useScreen(title)
  return (
    <div className={styles.result}>
      <div className={`${styles.head} ${styles[tone]}`} role="status">
        <Icon size={40} className={styles.icon} />
        <PageHeader title={title} lead={t(isMailed ? 'result.paid.mailed' : `result.${outcome}.text`)} />
      </div>
      <OperationFacts operation={operation} question={question} />
      {canResumePayment(operation, now) && <PageLeft operation={operation} fineId={fineId} />}
      {outcome === 'unknown' && <CityContact />}
      {outcome === 'paid' && <Proof question={question} />}
      <Actions>
        {outcome === 'pending' && (
          <Button onClick={onCheck} isBusy={isChecking}>
            {t('result.check')}
          </Button>
        )}
        <Retry operation={operation} question={question} />
        <ButtonLink
          variant={tone === 'success' ? 'primary' : 'secondary'}
          href={pathTo(PAGES.fine, { fineId })}
        >
          {t('result.back')}
        </ButtonLink>
        {tone === 'success' && (
          <Button variant="quiet" icon={PrinterIcon} onClick={() => window.print()}>
            {t('fine.print')}
          </Button>
        )}
      </Actions>
    </div>
  )
}

/**
 * Offers a retry of a failed payment while the fine still has an amount due and no other payment is pending. If the
 * fine cannot be read, the payment page decides.
 */
function Retry({ operation, question: { fineId, plate } }: Pick<OutcomeProps, 'operation' | 'question'>) {
  const { t } = useMessages()
  const { api } = useRemote()
  const fine = useQuery(fineQuery(api, fineId, plate))
  const now = usePassingTime()
  if (!canRetryPayment(operation.status)) return null
  const isAsked = fine.data === undefined ? fine.isError : finePaymentState(fine.data, now) === 'due'
  if (!isAsked) return null
  return (
    <ButtonLink variant="primary" href={pathTo(PAGES.finePayments, { fineId })}>
      {t('result.retry')}
    </ButtonLink>
  )
}

/** The paid fine and the operation's state; the place is added once the city returns it. */
function OperationFacts({ operation, question }: Pick<OutcomeProps, 'operation' | 'question'>) {
  const { fineId, plate } = question
  const { t, formatDateTimeLong } = useMessages()
  const { api } = useRemote()
  const fine = useQuery(fineQuery(api, fineId, plate))
  return (
    <Facts
      items={[
        { term: t('number.label'), description: <FineNumber groups={fineIdGroups(fineId)} /> },
        { term: t('fine.place'), description: fine.data?.place },
        { term: t('result.amount'), description: <Amount cents={operation.amount} /> },
        {
          term: t('result.when'),
          description: operation.transactionAt === null ? null : formatDateTimeLong(operation.transactionAt),
        },
        {
          term: t('result.number'),
          description: <code className={styles.code}>{operation.operationId}</code>,
        },
        { term: t('result.authorization'), description: operation.authorizationNumber },
      ]}
    />
  )
}

/** The receipt, offered at once. */
function Proof({ question: { fineId, plate } }: Pick<OutcomeProps, 'question'>) {
  const { t } = useMessages()
  const { api, locale } = useRemote()
  return (
    <PaperList>
      <PaperLine
        name={t('papers.proof')}
        load={isDownload =>
          fetchFinePaper({
            fineId,
            plate,
            paper: 'proof',
            lang: locale,
            isDownload,
            payerKey: payerKey(),
            origin: api.origin,
          })
        }
      />
    </PaperList>
  )
}
