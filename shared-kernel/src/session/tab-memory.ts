import { instantFromMs, isFreshOnTab } from '../time/index.ts'
import { type TabStore, tabStore } from './tab-store.ts'

/** Long enough to sign in or create an account, short enough for a shared computer (D9). */
const SIGN_IN_SECONDS = 1800

/**
 * Remembers one value in this tab. `now` is in milliseconds since 1970, by the clock used when it was stored.
 */
export interface TabMemory<Value> {
  keep(value: Value, now: number): void
  /** Null without a stored, readable and recent value; any other value is deleted. */
  recall(now: number): Value | null
  forget(): void
}

/**
 * Stored in sessionStorage, which ends with the tab and survives the redirect to an identity provider; for half an hour
 * unless told otherwise.
 */
export const tabMemory = <Value>(
  key: `parvis.${string}`,
  isValue: (kept: unknown) => kept is Value,
  seconds = SIGN_IN_SECONDS,
): TabMemory<Value> => ({
  keep(value, now) {
    try {
      tabStore().setItem(key, JSON.stringify({ value, at: now }))
    } catch {
      // Storage is full: the value is asked for again.
    }
  },
  recall(now) {
    const store = tabStore()
    const { value, at } = read(store, key)
    const isFresh = typeof at === 'number' && isFreshOnTab(instantFromMs(at), instantFromMs(now), seconds)
    if (isFresh && isValue(value)) return value
    store.removeItem(key)
    return null
  },
  forget: () => tabStore().removeItem(key),
})

function read(store: TabStore, key: string): { readonly value?: unknown; readonly at?: unknown } {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
