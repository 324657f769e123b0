import { loadKitMessages } from '@parvis/shared-kernel/i18n'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Lazily loaded code arrives at once except on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// As in the portal, a screen renders only once its messages have loaded.
await Promise.all([loadKitMessages('fr'), loadKitMessages('en')])

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const HOME = 'http://localhost:3000/'

// Every test starts from an empty page at the home address; stored choices must not leak between tests or test files,
// which share a window.
beforeEach(() => {
  document.body.replaceChildren()
  // Not after each test: `mountRemote` unmounts later than that, and a page may store until then.
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  happyDOM.setURL(HOME)
  window.history.replaceState(null, '')
  document.title = ''
})

// happy-dom lacks it: nothing moves.
document.getAnimations = () => []

// happy-dom lacks it. An error reported by a screen fails its test, at the end: React renders again after one thrown.
const reported: unknown[] = []
globalThis.reportError = error => void reported.push(error)
afterEach(() => {
  const [first] = reported.splice(0)
  if (first !== undefined) throw first
})
