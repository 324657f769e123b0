import { amountDue, type Fine, finePaymentState, versionInForce } from '@parvis/shared-kernel/fines'
import { type FineId, operationId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate as PlateNumber } from '@parvis/shared-kernel/plates'
import { useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { Amount, ButtonLink, Columns, EmptyState, Facts, PageHeader, Plate } from '@parvis/shared-kernel/ui'
import { CircleCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { LatestPayment, PaymentResult } from '../features/payment-result/payment-result.tsx'
import { PaymentStart } from '../features/payment-start/payment-start.tsx'
import { PlateGate } from '../features/plate-gate/plate-gate.tsx'
import { FineNumberGate } from '../fine-access/fine-number-gate.tsx'
import { LoadedFine } from '../fine-access/loaded-fine.tsx'
import { NumberLine } from '../fine-access/number-line.tsx'
import { type FineAccess, useFineAccess } from '../fine-access/use-fine-access.ts'
import { useMessages } from '../use-messages.ts'

/** /fps/:fineId/payments: the step before the card; with `?idop=` or `?operationId=`, the outcome. */
export function FinePaymentRoute() {
  return (
    <FineNumberGate page={PAGES.finePayments}>
      {fineId => <PaymentScreen key={fineId} fineId={fineId} />}
    </FineNumberGate>
  )
}

function PaymentScreen({ fineId }: { readonly fineId: FineId }) {
  const access = useFineAccess(fineId)
  const query = useSearch()
  const operation = query.get('idop') ?? query.get('operationId')
  if (!access.kept) return <PlateGate fineId={fineId} hasExpired={access.hasExpired} onOpen={access.open} />
  const { plate } = access.kept
  return operation ? (
    <PaymentResult fineId={fineId} plate={plate} operationId={operationId(operation)} />
  ) : (
    <BeforePayment fineId={fineId} plate={plate} access={access} />
  )
}

interface BeforePaymentProps {
  readonly fineId: FineId
  readonly plate: PlateNumber
  readonly access: FineAccess
}

function BeforePayment({ fineId, plate, access }: BeforePaymentProps) {
  const { t } = useMessages()
  return (
    <LoadedFine fineId={fineId} plate={plate} title={t('pay.title')}>
      {fine => <PayFine fine={fine} plate={plate} access={access} />}
    </LoadedFine>
  )
}

interface PayFineProps extends Omit<BeforePaymentProps, 'fineId'> {
  readonly fine: Fine
}

/** A pending payment shows its outcome instead of the form. Only the payer may reopen its page. */
function PayFine(props: PayFineProps) {
  const { fine, plate } = props
  const isResuming = useSearch().has('resume')
  const now = usePassingTime(versionInForce(fine).reducedUntil)
  const state = finePaymentState(fine, now)
  if (state === 'pending' && !isResuming) return <LatestPayment fineId={fine.id} plate={plate} />
  if (state === 'nothing-due') return <NothingToPay fineId={fine.id} />
  return <BeforeCard {...props} due={amountDue(fine, now).due} isResuming={state === 'pending'} />
}

function NothingToPay({ fineId }: Pick<BeforePaymentProps, 'fineId'>) {
  const { t } = useMessages()
  useScreen(t('pay.title'))
  return (
    <>
      <PageHeader
        title={t('pay.title')}
        back={{ href: pathTo(PAGES.fine, { fineId }), label: t('pay.back') }}
      />
      <EmptyState
        icon={CircleCheckIcon}
        title={t('due.nothing')}
        action={<ButtonLink href={pathTo(PAGES.fine, { fineId })}>{t('result.back')}</ButtonLink>}
      />
    </>
  )
}

interface BeforeCardProps extends PayFineProps {
  readonly due: Cents
  readonly isResuming: boolean
}

function BeforeCard({ fine, plate, access, due, isResuming }: BeforeCardProps) {
  const { t } = useMessages()
  return (
    <>
      <PageHeader
        title={t('pay.title')}
        lead={t(isResuming ? 'pay.lead.resume' : 'pay.lead')}
        back={{ href: pathTo(PAGES.fine, { fineId: fine.id }), label: t('pay.back') }}
      />
      <Columns aside={<PaySummary fine={fine} plate={plate} due={due} isResuming={isResuming} />}>
        <PaymentStart
          fineId={fine.id}
          plate={plate}
          due={due}
          isResuming={isResuming}
          onLeave={() => access.open(plate)}
        />
      </Columns>
    </>
  )
}

interface PaySummaryProps {
  readonly fine: Fine
  readonly plate: PlateNumber
  readonly due: Cents
  readonly isResuming: boolean
}

function PaySummary({ fine, plate, due, isResuming }: PaySummaryProps) {
  const { t } = useMessages()
  return (
    <>
      <NumberLine fineId={fine.id} />
      <Facts
        items={[
          {
            term: t(isResuming ? 'result.amount' : 'due.now'),
            description: <Amount cents={due} size="large" />,
          },
          { term: t('fine.plate'), description: <Plate plate={plate} size="small" /> },
          { term: t('fine.place'), description: fine.place },
        ]}
      />
    </>
  )
}
