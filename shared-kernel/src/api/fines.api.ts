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

/** A fine opens with its number and its plate, signed in or not; a wrong one of either answers 404 (D9). */
export async function fetchFine(api: ApiClient, id: FineId, plate: Plate): Promise<Fine> {
  return fineFromWire(
    await ask(api, 'GET /api/fps/:fineId', { params: { fineId: id }, query: { plate }, answer: fineWire }),
  )
}

/**
 * Asks for a place to pay. A repeated attempt is the same one, so that a lost answer never opens two operations (D5); the
 * payer's key names the tab, so that nobody else takes the payment up again (D16).
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

/** What became of one attempt to pay a fine; of the latest when none is named. */
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

/** The fines that the signed-in person keeps in view, the last one first. */
export async function fetchKeptFines(api: ApiClient): Promise<readonly KeptFine[]> {
  const wire = await ask(api, 'GET /api/subscriber/fps', { answer: keptFinesWire, lists: [''] })
  return wire.map(keptFineFromWire)
}

/** Keeps a fine in view, by number and plate. Refused with `FineListFull` when there are enough of them. */
export async function keepFine(api: ApiClient, id: FineId, plate: Plate): Promise<KeptFine> {
  return keptFineFromWire(
    await ask(api, 'PUT /api/subscriber/fps/:fineId', {
      params: { fineId: id },
      json: { plate },
      answer: keptFineWire,
    }),
  )
}

/** Keeps it no longer; the fine itself stays what it is. */
export async function forgetFine(api: ApiClient, id: FineId): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/fps/:fineId', { params: { fineId: id }, answer: noContentWire })
}
