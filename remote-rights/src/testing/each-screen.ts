import { NOW } from '@parvis/shared-kernel/testing'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { RIGHT_WORDS } from '../right-words/word-chunks.ts'

/**
 * For the tests of a screen: what its page preloads is here before anybody looks, and the clock stands at `NOW`.
 * @param preload fetches the code that would otherwise come while the first test waits
 */
export function eachScreen(preload: () => Promise<unknown>): void {
  beforeAll(async () => {
    await Promise.all([RIGHT_WORDS.fr.load(), import('../right-actions/dialogs.ts'), preload()])
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
