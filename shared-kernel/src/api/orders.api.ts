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

/** Says that every asked document was sent, and answers the order as it stands now: under review. */
export async function completeOrder(api: ApiClient, order: OrderId): Promise<Subscription> {
  const path = `/api/order/${encodeURIComponent(order)}/complete`
  return subscriptionFromWire(
    await api.call({ method: 'POST', path, isKeyed: true, answer: subscriptionWire }),
  )
}

/** Asks the city for other plates: all that the right shall carry, and every mandatory document again. */
export async function requestPlateChange(
  api: ApiClient,
  order: OrderId,
  body: PlateChangeBodyWire,
): Promise<void> {
  const path = `/api/order/${encodeURIComponent(order)}/plate-change`
  await api.call({ method: 'POST', path, json: body, isKeyed: true, answer: noContentWire })
}

/** Cancels a ticket or an order. */
export async function cancelOrder(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await api.call({ method: 'DELETE', path: `/api/order/${encodeURIComponent(id)}`, answer: noContentWire })
}

/** Writes all plates of a right; blank ones are dropped before they come here. */
export async function savePlates(
  api: ApiClient,
  id: OrderId | TicketId,
  plates: readonly Plate[],
): Promise<void> {
  const path = `/api/order/${encodeURIComponent(id)}/plates`
  await api.call({ method: 'PUT', path, json: { plates }, answer: noContentWire })
}
