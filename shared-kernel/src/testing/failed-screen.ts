import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { cityRefusal, type FakeAnswers } from './fake-api.ts'

const FAILURE = cityRefusal(503, 'Service Unavailable')

/** A city of which no call is answered well, whatever it is. */
export const everyCallFails: FakeAnswers = new Proxy(
  {},
  {
    get: () => FAILURE,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: FAILURE }),
  },
)

/**
 * What a screen of which nothing could be had must offer: another try, whom to ask, and a way back: the panel's, the
 * heading's, or a link to one's rights.
 */
export async function expectWaysOn(element: HTMLElement): Promise<void> {
  await waitFor(
    () => {
      const panel = element.querySelector('[role="alert"]')
      expect(panel?.textContent).toContain('Réessayer')
    },
    { timeout: 5_000 },
  )
  expect(element.querySelector('[role="alert"] a[href^="tel:"]')).not.toBeNull()
  const isBack = [...element.querySelectorAll('button')].some(
    ({ textContent }) => textContent === 'Revenir en arrière',
  )
  const link = element.querySelector('header a[href], a[href="/souscriptions"]')
  expect(isBack || link !== null).toBe(true)
}
