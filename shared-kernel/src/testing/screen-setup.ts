import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Every test starts from an empty page; remembered choices do not leak from one citizen to the next.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
