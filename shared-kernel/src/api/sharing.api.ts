import type { OrderId, TicketId } from '../ids/index.ts'
import { noContentWire, shareLookUpWire, shareTokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/**
 * A code that lets one other person join the right. Each call revokes the previous code, so a repeated call also
 * returns a valid one.
 */
export async function generateShare(api: ApiClient, id: OrderId | TicketId): Promise<string> {
  const call = { params: { id }, isAction: true, answer: shareTokenWire } as const
  return (await ask(api, 'GET /api/order/share/order/:id/generate', call)).token
}

/** Mails a code. Sent in the body, not the query: code and address must not appear in an address bar or a log. */
export async function mailShare(api: ApiClient, shareToken: string, target: string): Promise<void> {
  const json = { shareToken, target }
  await ask(api, 'POST /api/order/share/email', { json, isKeyed: true, answer: noContentWire })
}

/** A shared right, as far as the holder of its code may see it. */
export interface SharedRight {
  readonly orderId: string
  readonly productName: string
  /** Name of the owner; a city may omit it. */
  readonly sharedBy?: string | null | undefined
  readonly endOfValidity?: string | null | undefined
}

/** The right behind a code, without using the code; 404 when it is invalid for whatever reason. */
export const lookUpShare = (api: ApiClient, shareToken: string): Promise<SharedRight> =>
  ask(api, 'GET /api/order/share', { query: { shareToken }, answer: shareLookUpWire })

/** Joins a right by a code, which is then used up. In the body, not the query, as for the mail. */
export const joinShare = (api: ApiClient, shareToken: string): Promise<SharedRight> =>
  ask(api, 'PUT /api/order/share', { json: { shareToken }, isKeyed: true, answer: shareLookUpWire })

/** Leaves a right shared by another subscriber. */
export async function withdrawFromShare(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await ask(api, 'DELETE /api/order/share/order/:id', {
    params: { id },
    isKeyed: true,
    answer: noContentWire,
  })
}
