const AT_ONCE = 8

/**
 * Limited concurrency; after the first failure no item is started, and it is thrown once the started ones have ended.
 */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    try {
      await work(item)
    } catch (error) {
      waiting.length = 0
      throw error
    }
    return next()
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, next))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
