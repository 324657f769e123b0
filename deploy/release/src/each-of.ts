const AT_ONCE = 8

/** Some at a time; after the first failure none is begun, and those begun have ended when it is thrown. */
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
