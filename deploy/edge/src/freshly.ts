import { setTimeout as wait } from 'node:timers/promises'

/**
 * Caches an answer for `ms`; concurrent callers share one refresh. When a refresh fails or takes longer than `ms`, the
 * previous answer is used, because the source may be down for a while.
 */
export function freshly<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  if (ms === 0) return ask
  let known: { readonly value: T; readonly requestedAt: number } | null = null
  let asking: Promise<T> | null = null
  const askOnce = async () => {
    const requestedAt = performance.now()
    try {
      const value = await ask()
      known = { value, requestedAt }
      return value
    } catch (error) {
      if (!known) throw error
      console.error('an older answer goes on to hold:', error)
      known = { value: known.value, requestedAt }
      return known.value
    } finally {
      asking = null
    }
  }
  return async () => {
    if (known && performance.now() - known.requestedAt < ms) return known.value
    asking ??= askOnce()
    const before = known
    return before ? Promise.race([asking, wait(ms, before.value, { ref: false })]) : asking
  }
}
