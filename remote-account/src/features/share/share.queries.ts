import {
  type ApiClient,
  fetchHoldings,
  fetchTickets,
  joinShare,
  lookUpShare,
  type SharedRight,
} from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { Right } from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'

/** Whose the right of a code is already: nobody's here, the reader's own, one that they have joined, or who knows. */
export type Holding = 'none' | 'own' | 'joined' | 'unknown'

export interface FoundRight extends SharedRight {
  readonly holding: Holding
  /** Its page; null when it is not among the reader's rights, or they could not be read. */
  readonly page: string | null
}

async function heldRight(api: ApiClient, orderId: string): Promise<Right | undefined> {
  const [{ subscriptions }, tickets] = await Promise.all([fetchHoldings(api), fetchTickets(api)])
  return [...subscriptions, ...tickets].find(({ id }) => id === orderId)
}

/** What a code leads to, and whether its reader holds it; where the rights cannot be read, the city says it when joining. */
export async function lookUp(api: ApiClient, code: string): Promise<FoundRight> {
  return withHolding(api, await lookUpShare(api, code))
}

/** Joins; the right's page is found afterwards, and joining has worked even where it is not. */
export async function join(api: ApiClient, code: string): Promise<FoundRight> {
  return withHolding(api, await joinShare(api, code))
}

async function withHolding(api: ApiClient, shared: SharedRight): Promise<FoundRight> {
  const held = await heldRight(api, shared.orderId).catch(() => null)
  if (!held) return { ...shared, holding: held === null ? 'unknown' : 'none', page: null }
  return { ...shared, holding: held.canWithdraw ? 'joined' : 'own', page: rightPath(held) }
}

/** The specification gives a code that leads nowhere its own sentence (second document §8). */
export function isUnknownCode(error: unknown): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'api' && failure.status === 404
}

/** The city's own words, where it has any to give to people: "any other failure shows the server message" (§8). */
export function cityMessage(error: unknown): string | null {
  const failure = failureOf(error)
  if (failure?.kind !== 'api' || failure.status >= 500) return null
  return /\S\s+\S/.test(failure.message) ? failure.message : null
}
