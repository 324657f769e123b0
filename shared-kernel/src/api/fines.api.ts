import type { Fine, KeptFine } from '../fines/index.ts'
import type { FineId, OperationId } from '../ids/index.ts'
import type { PaymentOperation } from '../payment/index.ts'
import type { Plate } from '../plates/index.ts'
import {
  type FinePaymentBodyWire,
  fineFromWire,
  fineWire,
  keptFineFromWire,
  keptFinesWire,
  keptFineWire,
  noContentWire,
  PAYER_KEY_HEADER,
  type PaymentStartWire,
  paymentStartWire,
  paymentSummaryFromWire,
  paymentSummaryWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Reads a fine by number and plate, signed in or not; 404 when either is wrong (D9). */
export async function fetchFine(api: ApiClient, id: FineId, plate: Plate): Promise<Fine> {
  return fineFromWire(
    await ask(api, 'GET /api/fps/:fineId', { params: { fineId: id }, query: { plate }, answer: fineWire }),
  )
}

/**
 * Starts a payment. Idempotent, so that a lost response never opens two operations (D5); the payer's key names the tab,
 * so that nobody else can resume the payment (D16).
 */
export function startFinePayment(
  api: ApiClient,
  id: FineId,
  body: FinePaymentBodyWire,
  payerKey: string,
): Promise<PaymentStartWire> {
  return ask(api, 'POST /api/fps/:fineId/payments', {
    params: { fineId: id },
    json: body,
    isKeyed: true,
    headers: { [PAYER_KEY_HEADER]: payerKey },
    answer: paymentStartWire,
  })
}

/** One payment operation of a fine; the latest when none is named. */
export async function fetchFineOperation(
  api: ApiClient,
  id: FineId,
  plate: Plate,
  operationId: OperationId | null,
  payerKey: string,
): Promise<PaymentOperation> {
  const wire = await ask(api, 'GET /api/fps/:fineId/payments/summary', {
    params: { fineId: id },
    query: { plate, operationId: operationId ?? undefined },
    headers: { [PAYER_KEY_HEADER]: payerKey },
    answer: paymentSummaryWire,
  })
  return paymentSummaryFromWire(wire)
}

/** The fines that the subscriber follows, last added first. */
export async function fetchKeptFines(api: ApiClient): Promise<readonly KeptFine[]> {
  const wire = await ask(api, 'GET /api/subscriber/fps', { answer: keptFinesWire, lists: [''] })
  return wire.map(keptFineFromWire)
}

/** Follows a fine, by number and plate. Refused with `FineListFull` when the list is full. */
export async function keepFine(api: ApiClient, id: FineId, plate: Plate): Promise<KeptFine> {
  return keptFineFromWire(
    await ask(api, 'PUT /api/subscriber/fps/:fineId', {
      params: { fineId: id },
      json: { plate },
      answer: keptFineWire,
    }),
  )
}

/** Stops following a fine; the fine itself does not change. */
export async function forgetFine(api: ApiClient, id: FineId): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/fps/:fineId', { params: { fineId: id }, answer: noContentWire })
}
