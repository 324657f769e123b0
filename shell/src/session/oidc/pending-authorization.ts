import type { TabStore } from '@parvis/shared-kernel/session'
import type { PendingAuthorization } from './authorization-request.ts'

const KEY = 'parvis.authorization'

export const keepPending = (area: TabStore, pending: PendingAuthorization) =>
  area.setItem(KEY, JSON.stringify(pending))

/** Single use: a repeated response finds nothing. */
export function takePending(area: TabStore): PendingAuthorization | null {
  try {
    const pending: unknown = JSON.parse(area.getItem(KEY) ?? 'null')
    return typeof pending === 'object' && pending !== null && 'state' in pending
      ? (pending as PendingAuthorization)
      : null
  } catch {
    return null
  } finally {
    area.removeItem(KEY)
  }
}
