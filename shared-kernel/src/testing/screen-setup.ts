import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { loadKitWords } from '../i18n/index.ts'

// A screen is only drawn once its words have come, as in the portal.
await Promise.all([loadKitWords('fr'), loadKitWords('en')])

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const HOME = 'http://localhost:3000/'

// Every test starts from an empty page at home; remembered choices do not leak from one citizen to the next, nor from
// one file of tests to another: they share a window.
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
