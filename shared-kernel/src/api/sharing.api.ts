import type { OrderId, TicketId } from '../ids/index.ts'
import { noContentWire, shareLookUpWire, shareTokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/**
 * A code that lets one other person join the right. Each call makes another code and takes the one before back, so a
 * repeated call gives a good code too.
 */
export async function generateShare(api: ApiClient, id: OrderId | TicketId): Promise<string> {
  const call = { params: { id }, isAction: true, answer: shareTokenWire } as const
  return (await ask(api, 'GET /api/order/share/order/:id/generate', call)).token
}

/** Mails a code. In the body, not the query: neither code nor address stands in an address bar or a log. */
export async function mailShare(api: ApiClient, shareToken: string, target: string): Promise<void> {
  const json = { shareToken, target }
  await ask(api, 'POST /api/order/share/email', { json, isKeyed: true, answer: noContentWire })
}

/** A right that somebody shares, as far as whoever holds the code may know it. */
export interface SharedRight {
  readonly orderId: string
  readonly productName: string
  /** Who shares it; a city need not say. */
  readonly sharedBy?: string | null | undefined
  readonly endOfValidity?: string | null | undefined
}

/** What a code leads to, without using it; 404 when it leads nowhere, whatever the reason. */
export const lookUpShare = (api: ApiClient, shareToken: string): Promise<SharedRight> =>
  ask(api, 'GET /api/order/share', { query: { shareToken }, answer: shareLookUpWire })

/** Joins by a code, which is then used up. In the body, not the query, as for the mail. */
export const joinShare = (api: ApiClient, shareToken: string): Promise<SharedRight> =>
  ask(api, 'PUT /api/order/share', { json: { shareToken }, answer: shareLookUpWire })

/** Leaves a right that another shares. */
export async function withdrawFromShare(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await ask(api, 'DELETE /api/order/share/order/:id', { params: { id }, answer: noContentWire })
}
