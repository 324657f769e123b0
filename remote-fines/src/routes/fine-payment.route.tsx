import { amountDue, type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { type FineId, operationId } from '@parvis/shared-kernel/ids'
import type { Plate as PlateNumber } from '@parvis/shared-kernel/plates'
import { useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { Amount, ButtonLink, Columns, EmptyState, Facts, PageHeader, Plate } from '@parvis/shared-kernel/ui'
import { CircleCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { PaymentResult } from '../features/payment-result/payment-result.tsx'
import { PaymentStart } from '../features/payment-start/payment-start.tsx'
import { PlateGate } from '../features/plate-gate/plate-gate.tsx'
import { FineDoor } from '../fine-access/fine-door.tsx'
import { LoadedFine } from '../fine-access/loaded-fine.tsx'
import { NumberLine } from '../fine-access/number-line.tsx'
import { type FineAccess, useFineAccess } from '../fine-access/use-fine-access.ts'
import { useMoment } from '../fine-access/use-moment.ts'
import type { FinesMessageId } from '../messages/fr.ts'

/** /fps/:fineId/payments: the step before the card; with `?idop=` or `?operationId=`, what became of it. */
export function FinePaymentRoute() {
  return <FineDoor tail="/payments">{fineId => <PaymentScreen key={fineId} fineId={fineId} />}</FineDoor>
}

function PaymentScreen({ fineId }: { readonly fineId: FineId }) {
  const access = useFineAccess(fineId)
  const query = useSearchParams()
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
  const { t } = useI18n<FinesMessageId>()
  return (
    <LoadedFine fineId={fineId} plate={plate} title={t('pay.title')}>
      {fine => <PayFine fine={fine} plate={plate} access={access} />}
    </LoadedFine>
  )
}

interface PayFineProps extends Omit<BeforePaymentProps, 'fineId'> {
  readonly fine: Fine
}

function PayFine({ fine, plate, access }: PayFineProps) {
  const { t } = useI18n<FinesMessageId>()
  const now = useMoment(versionInForce(fine).reducedUntil)
  const { due } = amountDue(fine, now)
  useScreen(t('pay.title'))
  const back = { href: `/fps/${fine.id}`, label: t('pay.back') }
  if (due === 0)
    return (
      <>
        <PageHeader title={t('pay.title')} back={back} />
        <EmptyState
          icon={CircleCheckIcon}
          title={t('due.nothing')}
          action={<ButtonLink href={`/fps/${fine.id}`}>{t('result.back')}</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <PageHeader title={t('pay.title')} lead={t('pay.lead')} back={back} />
      <Columns aside={<PaySummary fine={fine} plate={plate} due={due} />}>
        <PaymentStart fineId={fine.id} plate={plate} due={due} onLeave={() => access.open(plate)} />
      </Columns>
    </>
  )
}

interface PaySummaryProps {
  readonly fine: Fine
  readonly plate: PlateNumber
  readonly due: number
}

function PaySummary({ fine, plate, due }: PaySummaryProps) {
  const { t } = useI18n<FinesMessageId>()
  return (
    <>
      <NumberLine fineId={fine.id} />
      <Facts
        items={[
          { term: t('due.now'), description: <Amount cents={due} size="large" /> },
          { term: t('fine.plate'), description: <Plate plate={plate} size="small" /> },
          { term: t('fine.place'), description: fine.place },
        ]}
      />
    </>
  )
}
