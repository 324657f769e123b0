import { loadKitWords } from '@parvis/shared-kernel/i18n'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What is waited for comes at once, but for a machine that does several things: code that is loaded when first needed.
configure({ asyncUtilTimeout: 5_000 })

// A screen is only drawn once its words have come, as in the portal.
await Promise.all([loadKitWords('fr'), loadKitWords('en')])

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const HOME = 'http://localhost:3000/'

// Every test starts from an empty page at home; remembered choices do not leak from one citizen to the next, nor from
// one file of tests to another: they share a window.
beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  happyDOM.setURL(HOME)
  window.history.replaceState(null, '')
  document.title = ''
})

// happy-dom has none. What a browser would report of a screen fails its test.
globalThis.reportError = error => {
  throw error
}
