import { type TabStore, tabStore } from './tab-store.ts'

/** Long enough to sign in or to open an account, short enough for a shared computer (D9). */
export const TAB_MEMORY_MS = 1_800_000

/** One thing that this tab remembers for half an hour; `now` in milliseconds since 1970, of the clock that kept it. */
export interface TabMemory<Value> {
  keep(value: Value, now: number): void
  /** Null when nothing was kept, or nothing that can be read, or too long ago: it is wiped, not only ignored. */
  recall(now: number): Value | null
  forget(): void
}

/** In the tab's own store, which goes with the tab and which the way over an identity provider outlives. */
export const tabMemory = <Value>(
  key: `parvis.${string}`,
  isValue: (kept: unknown) => kept is Value,
): TabMemory<Value> => ({
  keep(value, now) {
    try {
      tabStore().setItem(key, JSON.stringify({ value, at: now }))
    } catch {
      // The store is full: it is asked for once more.
    }
  },
  recall(now) {
    const store = tabStore()
    const { value, at } = read(store, key)
    if (isValue(value) && typeof at === 'number' && at <= now && now - at <= TAB_MEMORY_MS) return value
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
