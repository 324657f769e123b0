import { setTimeout as wait } from 'node:timers/promises'

/**
 * Asks again once the last answer was asked for so long ago; those who come meanwhile wait for one answer. Where none
 * comes in the same time, or a failure, the last one holds: whoever answers may be away for a while.
 */
export function freshly<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  if (ms === 0) return ask
  let known: { readonly value: T; readonly askedAt: number } | null = null
  let asking: Promise<T> | null = null
  const askOnce = async () => {
    const askedAt = performance.now()
    try {
      const value = await ask()
      known = { value, askedAt }
      return value
    } catch (error) {
      if (!known) throw error
      console.error('an older answer goes on to hold:', error)
      known = { value: known.value, askedAt }
      return known.value
    } finally {
      asking = null
    }
  }
  return async () => {
    if (known && performance.now() - known.askedAt < ms) return known.value
    asking ??= askOnce()
    const before = known
    return before ? Promise.race([asking, wait(ms, before.value, { ref: false })]) : asking
  }
}
