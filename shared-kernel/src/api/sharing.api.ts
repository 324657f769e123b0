import type { OrderId, TicketId } from '../ids/index.ts'
import { noContentWire, shareLookUpWire, shareTokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

const shareOf = (id: OrderId | TicketId) => `/api/order/share/order/${encodeURIComponent(id)}`

/**
 * A code that lets one other person join the right. Each call makes another code and takes the one before back, so a
 * repeated call gives a good code too.
 */
export async function generateShare(api: ApiClient, id: OrderId | TicketId): Promise<string> {
  const path = `${shareOf(id)}/generate`
  return (await api.call({ path, isAction: true, answer: shareTokenWire })).token
}

/** Mails a code. In the body, not the query: neither code nor address stands in an address bar or a log. */
export async function mailShare(api: ApiClient, shareToken: string, target: string): Promise<void> {
  const json = { shareToken, target }
  const path = '/api/order/share/email'
  await api.call({ method: 'POST', path, json, isKeyed: true, answer: noContentWire })
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
  api.call({ path: '/api/order/share', query: { shareToken }, answer: shareLookUpWire })

/** Joins by a code, which is then used up. In the body, not the query, as for the mail. */
export const joinShare = (api: ApiClient, shareToken: string): Promise<SharedRight> =>
  api.call({ method: 'PUT', path: '/api/order/share', json: { shareToken }, answer: shareLookUpWire })

/** Leaves a right that another shares. */
export async function withdrawFromShare(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await api.call({ method: 'DELETE', path: shareOf(id), answer: noContentWire })
}
