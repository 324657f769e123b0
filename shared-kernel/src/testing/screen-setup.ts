import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadKitWords } from '../i18n/index.ts'

// A screen is only drawn once its words have come, as in the portal.
await Promise.all([loadKitWords('fr'), loadKitWords('en')])

// Every test starts from an empty page; remembered choices do not leak from one citizen to the next.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
