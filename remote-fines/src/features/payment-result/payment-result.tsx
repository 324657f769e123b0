import { fetchFinePaper } from '@parvis/shared-kernel/api'
import { fineIdGroups } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import {
  canRetryPayment,
  type PaymentOperation,
  type PaymentOutcome,
  paymentOutcome,
} from '@parvis/shared-kernel/payment'
import { useFailureSentence, useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import {
  Amount,
  Button,
  ButtonLink,
  ErrorPanel,
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
import { fineQuery } from '../../fine-access/fine-query.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { PaperLine, PaperList } from '../../papers/paper-line.tsx'
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

/** What became of the payment. Every outcome has its words; none leaves a person wondering whether to pay again (D5). */
export function PaymentResult(question: OperationQuestion) {
  const { t } = useI18n<FinesMessageId>()
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
  if (operation.error)
    return (
      <NoOutcome
        error={operation.error}
        operationId={question.operationId}
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
  const { t } = useI18n<FinesMessageId>()
  const outcome = paymentOutcome(operation.status)
  const { tone, icon: Icon } = LOOKS[outcome]
  const title = t(`result.${outcome}.title`)
  useScreen(title)
  return (
    <div className={styles.result}>
      <div className={`${styles.head} ${styles[tone]}`} role="status">
        <Icon className={styles.icon} />
        <PageHeader title={title} lead={t(`result.${outcome}.text`)} />
      </div>
      <OperationFacts operation={operation} question={question} />
      {outcome === 'unknown' && <CityContact />}
      {outcome === 'paid' && <Proof question={question} />}
      <div className={styles.actions}>
        {outcome === 'pending' && (
          <Button onClick={onCheck} isBusy={isChecking}>
            {t('result.check')}
          </Button>
        )}
        {canRetryPayment(operation.status) && (
          <ButtonLink variant="primary" href={`/fps/${fineId}/payments`}>
            {t('result.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={`/fps/${fineId}`}>{t('result.back')}</ButtonLink>
        {tone === 'success' && (
          <Button variant="quiet" icon={PrinterIcon} onClick={() => window.print()}>
            {t('fine.print')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Which fine was paid, and how it stands at the bank; the place as soon as the city has told it. */
function OperationFacts({ operation, question }: Pick<OutcomeProps, 'operation' | 'question'>) {
  const { fineId, plate } = question
  const { t, formatDateTimeLong } = useI18n<FinesMessageId>()
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

/** The proof, at once: who pays wants to keep something of it. */
function Proof({ question: { fineId, plate } }: Pick<OutcomeProps, 'question'>) {
  const { t } = useI18n<FinesMessageId>()
  const { locale } = useRemote()
  return (
    <PaperList>
      <PaperLine
        name={t('papers.proof')}
        load={isDownload => fetchFinePaper({ fineId, plate, paper: 'proof', lang: locale, isDownload })}
      />
    </PaperList>
  )
}

function CityContact() {
  const { t, locale } = useI18n<FinesMessageId>()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <Facts
      items={[
        {
          term: t('contact.phone'),
          description: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
        },
        { term: t('contact.email'), description: <a href={`mailto:${email}`}>{email}</a> },
        { term: t('contact.desk'), description: desk[locale] },
      ]}
    />
  )
}

interface NoOutcomeProps {
  readonly error: unknown
  readonly operationId: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function NoOutcome({ error, operationId, isRetrying, onRetry }: NoOutcomeProps) {
  const { t } = useI18n<FinesMessageId>()
  const { config } = useRemote()
  const sentence = useFailureSentence(error)
  useScreen(t('result.failed.title'), true)
  return (
    <Stack gap={6}>
      <PageHeader title={t('result.failed.title')} lead={t('result.failed.lead')} />
      <ErrorPanel
        title={t('result.failed.panel')}
        explanation={sentence}
        onRetry={onRetry}
        isRetrying={isRetrying}
        contact={config.contact}
        reference={operationId}
      />
    </Stack>
  )
}
