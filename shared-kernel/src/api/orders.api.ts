import type { OrderId, TicketId } from '../ids/index.ts'
import type { Subscription } from '../orders/index.ts'
import type { Plate } from '../plates/index.ts'
import {
  noContentWire,
  type PlateChangeBodyWire,
  subscriptionFromWire,
  subscriptionWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Submits an order for review once every requested document was sent; returns the order, under review. */
export async function completeOrder(api: ApiClient, order: OrderId): Promise<Subscription> {
  return subscriptionFromWire(
    await ask(api, 'POST /api/order/:id/complete', {
      params: { id: order },
      isKeyed: true,
      answer: subscriptionWire,
    }),
  )
}

/** Requests other plates: the full list of the right, with every mandatory document again. */
export async function requestPlateChange(
  api: ApiClient,
  order: OrderId,
  body: PlateChangeBodyWire,
): Promise<void> {
  await ask(api, 'POST /api/order/:id/plate-change', {
    params: { id: order },
    json: body,
    isKeyed: true,
    answer: noContentWire,
  })
}

/** Cancels a ticket or an order. */
export async function cancelOrder(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await ask(api, 'DELETE /api/order/:id', { params: { id }, isKeyed: true, answer: noContentWire })
}

/** Replaces all plates of a right; callers drop blank ones. */
export async function savePlates(
  api: ApiClient,
  id: OrderId | TicketId,
  plates: readonly Plate[],
): Promise<void> {
  await ask(api, 'PUT /api/order/:id/plates', { params: { id }, json: { plates }, answer: noContentWire })
}
