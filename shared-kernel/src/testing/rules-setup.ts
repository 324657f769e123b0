import { afterEach, vi } from 'vitest'

// Test files share a worker: what one sets must not leak into the next.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
