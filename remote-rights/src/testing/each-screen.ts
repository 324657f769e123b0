import { NOW } from '@parvis/shared-kernel/testing'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { RIGHT_MESSAGES } from '../right-messages/message-chunks.ts'

/**
 * Test setup: awaits the preloaded chunks and sets the clock to `NOW`.
 * @param preload loads chunks that the first test would otherwise wait for
 */
export function eachScreen(preload: () => Promise<unknown>): void {
  beforeAll(async () => {
    await Promise.all([RIGHT_MESSAGES.fr.load(), import('../right-actions/dialogs.tsx'), preload()])
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
