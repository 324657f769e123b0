import type { OrderId } from '../ids/index.ts'
import type { Subscription } from '../orders/index.ts'
import {
  noContentWire,
  type PlateChangeBodyWire,
  subscriptionFromWire,
  subscriptionWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

/** Says that every asked document was sent, and answers the order as it stands now: under review. */
export async function completeOrder(
  api: ApiClient,
  order: OrderId,
  idempotencyKey: string,
): Promise<Subscription> {
  const path = `/api/order/${encodeURIComponent(order)}/complete`
  return subscriptionFromWire(
    await api.call({ method: 'POST', path, idempotencyKey, answer: subscriptionWire }),
  )
}

/** Asks the city for other plates: all that the right shall carry, and every mandatory document again. */
export async function requestPlateChange(
  api: ApiClient,
  order: OrderId,
  body: PlateChangeBodyWire,
  idempotencyKey: string,
): Promise<void> {
  const path = `/api/order/${encodeURIComponent(order)}/plate-change`
  await api.call({ method: 'POST', path, json: body, idempotencyKey, answer: noContentWire })
}
