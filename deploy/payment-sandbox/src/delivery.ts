import type { Instant } from '@parvis/shared-kernel/time'
import { answerOfSlowBanks, type LedgerOrder } from './ledger.ts'
import type { Merchant } from './merchant.ts'
import { messageOf } from './messages.ts'
import type { SandboxDatabase } from './tables.ts'
import { listUndeliveredOrders, noteAttempt } from './undelivered.ts'

/** Failure log; compatible with pino. */
interface Log {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface ProviderParts {
  db: SandboxDatabase
  clock: { now(): Instant }
  log: Log
  /** Read at each use: a city may change its name and look while the provider runs. */
  merchants(): readonly Merchant[]
}

const TIME_OUT_MS = 5_000
const ROUND_MS = 10_000

const post = async (order: LedgerOrder, merchant: Merchant): Promise<boolean> => {
  const message = messageOf(order, merchant)
  if (message === null) return false
  const response = await fetch(order.callback_url, {
    method: 'POST',
    ...message,
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** Sends the city one result; undelivered results stay in the ledger and are sent again. */
export const tellCity = async (parts: ProviderParts, order: LedgerOrder): Promise<boolean> => {
  const merchant = parts.merchants().find(({ siteId }) => siteId === order.site_id)
  if (merchant === undefined || order.is_silent) return false
  const isInSync = await post(order, merchant)
  await noteAttempt(parts.db, order, isInSync ? parts.clock.now() : null)
  if (!isInSync)
    parts.log.warn({ operation: order.operation_id }, 'the city did not take the payment callback')
  return isInSync
}

/** Sends the results of one address until it does not take one: the others wait for the next round. */
const tellAddress = async (parts: ProviderParts, orders: readonly LedgerOrder[]): Promise<void> => {
  for (const order of orders) if (!(await tellCity(parts, order))) return
}

/**
 * One round: due slow banks answer, and undelivered results are sent again, at all addresses at once, so
 * that none waits for another that does not answer.
 */
export const deliverDue = async (parts: ProviderParts): Promise<void> => {
  await answerOfSlowBanks(parts.db, parts.clock.now())
  const addresses = Map.groupBy(await listUndeliveredOrders(parts.db), ({ address }) => address)
  const told = await Promise.allSettled([...addresses.values()].map(orders => tellAddress(parts, orders)))
  // All have ended: no result of this round is sent beside the next round, or after the last one.
  for (const result of told) if (result.status === 'rejected') throw result.reason
}

/** Repeats rounds; the returned function stops them and resolves after the current one. */
export const startRounds = (parts: ProviderParts): (() => Promise<void>) => {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const round = async (): Promise<void> => {
    await deliverDue(parts).catch(() => parts.log.error({}, 'a round of the payment provider failed'))
    plan()
  }
  const plan = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = round()
    }, ROUND_MS)
    timer.unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
