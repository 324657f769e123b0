import { afterEach, beforeEach, vi } from 'vitest'
import { type AutosaveStatus, createAutosave, type SaveResult } from './autosave.ts'

export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Time passes in the tests of this file when they say so. */
export function stillClock() {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())
}

/**
 * Records what was sent. `results` are the outcomes in turn, then `saved`. `hold` keeps calls pending until `release`.
 */
export function autosaveBench(...results: SaveResult[]) {
  const sent: string[] = []
  const leaving: boolean[] = []
  const told: AutosaveStatus[] = []
  const at = { isOnline: true, isHeld: false, release: () => {} }
  const autosave = createAutosave<string>({
    async save(latest, isLeaving) {
      sent.push(latest())
      leaving.push(isLeaving)
      if (at.isHeld)
        await new Promise<void>(resolve => {
          at.release = resolve
        })
      return results.shift() ?? 'saved'
    },
    onStatus: status => told.push(status),
    now: Date.now,
    isOnline: () => at.isOnline,
  })
  return { autosave, at, sent, leaving, told, status: () => told.at(-1) }
}
export type Bench = ReturnType<typeof autosaveBench>
