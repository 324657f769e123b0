import { tabMemory } from '@parvis/shared-kernel/session'
import { type Instant, instantFromMs, isFreshOnTab, TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'

interface TimedEntry {
  readonly keptAt: number
}

/** More than anybody opens in fifteen minutes; the oldest is dropped. */
const MOST_ENTRIES = 20

/**
 * Several entries that this tab keeps under one key, latest first, each as long as a plate (D9). Expired, future-dated
 * or unreadable ones are wiped, not only ignored.
 */
export function tabEntries<Entry extends TimedEntry>(
  key: `parvis.${string}`,
  areEntries: (kept: unknown) => kept is readonly Entry[],
) {
  const memory = tabMemory(key, areEntries, TAB_MAX_AGE_SECONDS)
  function write(entries: readonly Entry[]): void {
    const [latest] = entries
    if (latest === undefined) memory.forget()
    else memory.keep(entries, latest.keptAt)
  }
  function recall(now: Instant): readonly Entry[] {
    const kept = memory.recall(now) ?? []
    const fresh = kept.filter(({ keptAt }) => isFreshOnTab(instantFromMs(keptAt), now))
    write(fresh)
    return fresh
  }
  function forget(isMeant: (entry: Entry) => boolean, now: Instant): void {
    write(recall(now).filter(entry => !isMeant(entry)))
  }
  return {
    recall,
    forget,
    /** Stores an entry in the place of those that `isReplaced` names. */
    keep(entry: Entry, isReplaced: (kept: Entry) => boolean, now: Instant): void {
      const others = recall(now).filter(kept => !isReplaced(kept))
      write([entry, ...others].slice(0, MOST_ENTRIES))
    },
  }
}
