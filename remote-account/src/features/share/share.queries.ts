import {
  type ApiClient,
  fetchHoldings,
  fetchTickets,
  joinShare,
  lookUpShare,
  type SharedRight,
} from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { Right } from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'

/** Whether the reader already has a code's right: no, as its owner, by joining it, or unknown. */
export type Relation = 'none' | 'own' | 'joined' | 'unknown'

export interface FoundRight extends SharedRight {
  readonly relation: Relation
  /** Its page; null when it is not among the reader's rights, or they could not be read. */
  readonly page: string | null
}

async function heldRight(api: ApiClient, orderId: string): Promise<Right | undefined> {
  const [{ subscriptions }, tickets] = await Promise.all([fetchHoldings(api), fetchTickets(api)])
  return [...subscriptions, ...tickets].find(({ id }) => id === orderId)
}

/** The right of a code and whether the reader has it already; if the rights cannot be read, joining will tell. */
export async function lookUp(api: ApiClient, code: string): Promise<FoundRight> {
  return withHolding(api, await lookUpShare(api, code))
}

/** Joins, then looks for the right's page; joining succeeds even if that fails. */
export async function join(api: ApiClient, code: string): Promise<FoundRight> {
  return withHolding(api, await joinShare(api, code))
}

async function withHolding(api: ApiClient, shared: SharedRight): Promise<FoundRight> {
  const held = await heldRight(api, shared.orderId).catch(() => null)
  if (!held) return { ...shared, relation: held === null ? 'unknown' : 'none', page: null }
  return { ...shared, relation: held.canWithdraw ? 'joined' : 'own', page: rightPath(held) }
}

/** An unknown code has its own sentence in the specification (second document §8). */
export const isUnknownCode = (error: unknown): boolean => refusalOf(error)?.status === 404

/** The city's message, if it has one for people: "any other failure shows the server message" (§8). */
export function cityMessage(error: unknown): string | null {
  const refusal = refusalOf(error)
  if (refusal === null || refusal.status >= 500) return null
  return /\S\s+\S/.test(refusal.message) ? refusal.message : null
}
