import { refusalOf } from '@parvis/shared-kernel/errors'
import { isActive } from '@parvis/shared-kernel/orders'
import { PartFailure } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import {
  canRetryPayment,
  isPaid,
  type PaymentOperation,
  type PaymentOutcome,
} from '@parvis/shared-kernel/payment'
import { Navigate, useScreen } from '@parvis/shared-kernel/remote'
import {
  Actions,
  Amount,
  Banner,
  Button,
  ButtonLink,
  Facts,
  Heading,
  Loading,
  Section,
  Skeleton,
  Stack,
} from '@parvis/shared-kernel/ui'
import {
  ArrowLeftIcon,
  BanIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  HourglassIcon,
  type IconType,
  MailIcon,
  MinusIcon,
  RefreshCwIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { CityContact } from '../../city-contact/city-contact.tsx'
import { PaperLine } from '../../paper-line/paper-line.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { NamedRight } from '../../rights-data/use-right.ts'
import { useRightMessages } from '../../use-messages.ts'
import { PageLeft } from './page-left.tsx'
import { paymentResultView } from './payment-result.model.ts'
import styles from './payment-result.module.css'
import { useOperation } from './use-operation.ts'

const ICONS = {
  pending: HourglassIcon,
  paid: CircleCheckIcon,
  'paid-not-processed': CircleCheckIcon,
  refused: BanIcon,
  abandoned: MinusIcon,
  unknown: CircleHelpIcon,
} as const satisfies Record<PaymentOutcome, IconType>

interface PaymentResultProps {
  readonly named: NamedRight
  /** Null: the latest. */
  readonly operationId: string | null
  /** Null while the right is loading, or if it is not this subscriber's. */
  readonly view: RightView | null
  readonly handlers: ActionHandlers
}

/** Outcome of a payment: result, facts and next steps (D5). */
export function PaymentResult(props: PaymentResultProps) {
  const { t } = useRightMessages()
  const { part, isChecking } = useOperation(props.named, props.operationId)
  if (part.state === 'failed' && props.operationId === null && isMissing(part.error))
    return <Navigate to={props.named.path} replace />
  if (part.state === 'ready') return <Result {...props} operation={part.data} isChecking={isChecking} />
  return (
    <div className={styles.screen}>
      <UnreadyTitle isFailed={part.state === 'failed'} />
      {part.state === 'loading' ? (
        <ResultSkeleton />
      ) : (
        <div className={styles.failed}>
          <PartFailure title={t('payment.failed.title')} part={part} />
          <p className={styles.failedText}>{t('payment.failed.body')}</p>
        </div>
      )}
      <Ways named={props.named} isQuiet />
    </div>
  )
}

/** No payment was attempted: the right's page shows its state. */
const isMissing = (error: unknown): boolean => refusalOf(error)?.status === 404

function UnreadyTitle({ isFailed }: { readonly isFailed: boolean }) {
  const { t } = useRightMessages()
  useScreen(t('payment.title'), isFailed)
  return (
    <Heading level={1} isFocusable>
      {t('payment.title')}
    </Heading>
  )
}

interface ResultProps extends PaymentResultProps {
  readonly operation: PaymentOperation
  readonly isChecking: boolean
}

function Result({ named, operation, view, handlers, isChecking }: ResultProps) {
  const { t } = useRightMessages()
  const result = paymentResultView(operation, view?.actions.main?.action === 'pay')
  const isPaidElsewhere = view !== null && isActive(view.right) && canRetryPayment(operation.status)
  const title = t(`payment.${result.outcome}.title`)
  useScreen(title, result.outcome === 'refused')
  const Icon = ICONS[result.outcome]
  const name = view?.name ?? t(`kind.${named.kind}`)
  const bodyId =
    result.outcome === 'unknown' ? 'payment.unknown.body' : (`payment.${result.outcome}.body` as const)
  return (
    <div className={styles.screen}>
      <div className={styles.verdict}>
        <span className={`${styles.picture} ${styles[result.tone]}`}>
          <Icon size={32} />
        </span>
        <Heading level={1} look={2} isFocusable>
          {title}
        </Heading>
        {result.outcome === 'paid-not-processed' ? (
          <Banner tone="warning">{t(bodyId, { name })}</Banner>
        ) : (
          <p className={styles.body}>{t(bodyId, { name, number: operation.operationId })}</p>
        )}
        {result.outcome === 'pending' && (
          <p className={styles.checking} role="status">
            <span className={isChecking ? styles.turning : undefined}>
              <RefreshCwIcon size={18} />
            </span>
            {t('payment.pending.checking')}
          </p>
        )}
      </div>
      {isPaidElsewhere && (
        <Banner tone="success" live="status" title={t('pay.already')}>
          {t('pay.already.body', { name })}
        </Banner>
      )}
      {view && <PageLeft operation={operation} view={view} handlers={handlers} />}
      <Summary operation={operation} name={name} />
      {view && isPaid(operation.status) && (
        <PaperLine paper={{ receiptOf: operation.operationId }} view={view} handlers={handlers} />
      )}
      {/* Contacts to ask before paying a second time. */}
      {result.outcome === 'unknown' && <CityContact />}
      <Ways named={named} isQuiet={!result.isSettled || result.canRetry}>
        {result.canRetry && view && <Retry view={view} handlers={handlers} />}
      </Ways>
    </div>
  )
}

/** Offers to pay again at once, or by a mailed link: with another card, on another day, by another person. */
function Retry({ view, handlers }: { readonly view: RightView; readonly handlers: ActionHandlers }) {
  const { t } = useRightMessages()
  return (
    <>
      <Button
        variant="primary"
        icon={RefreshCwIcon}
        isBusy={handlers.isBusy('pay', view)}
        onClick={() => handlers.open('pay', view)}
      >
        {t('payment.retry')}
      </Button>
      <Button
        icon={MailIcon}
        isBusy={handlers.isBusy('pay-link', view)}
        onClick={() => handlers.open('pay-link', view)}
      >
        {t('payment.send-link')}
      </Button>
    </>
  )
}

function Summary({ operation, name }: { readonly operation: PaymentOperation; readonly name: string }) {
  const { t, formatDateTimeLong } = useRightMessages()
  const { amount, transactionAt, authorizationNumber, operationId } = operation
  return (
    <Section title={t('payment.summary')}>
      <Facts
        items={[
          { term: t('payment.right'), description: name },
          {
            term: t('payment.amount'),
            description: <Amount cents={amount} />,
          },
          { term: t('payment.date'), description: transactionAt && formatDateTimeLong(transactionAt) },
          { term: t('payment.operation'), description: <span className={styles.number}>{operationId}</span> },
          {
            term: t('payment.authorization'),
            description: authorizationNumber && <span className={styles.number}>{authorizationNumber}</span>,
          },
        ]}
      />
    </Section>
  )
}

interface WaysProps {
  readonly named: NamedRight
  /** Another action or a wait takes precedence. */
  readonly isQuiet: boolean
  readonly children?: ReactNode
}

/** Next steps, link to the right, and back. */
function Ways({ named, isQuiet, children }: WaysProps) {
  const { t } = useRightMessages()
  return (
    <Actions>
      {children}
      <ButtonLink href={named.path} variant={isQuiet ? 'secondary' : 'primary'}>
        {t('payment.see-right')}
      </ButtonLink>
      <ButtonLink href={PAGES.rights} icon={ArrowLeftIcon} variant="quiet">
        {t('payment.back')}
      </ButtonLink>
    </Actions>
  )
}

function ResultSkeleton() {
  return (
    <Loading>
      <Stack>
        <Skeleton shape="title" />
        <Skeleton width="80%" />
        <Skeleton shape="card" height="220px" />
      </Stack>
    </Loading>
  )
}
