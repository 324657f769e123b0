import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { cityRefusal, type FakeAnswers } from './fake-api.ts'

const FAILURE = cityRefusal(503, 'Service Unavailable')

/** A city that answers no call successfully. */
export const everyCallFails: FakeAnswers = new Proxy(
  {},
  {
    get: () => FAILURE,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: FAILURE }),
  },
)

/**
 * Expects what a screen that failed to load must offer: a retry, a contact, and a way back (in the panel, in the
 * heading, or a link to the rights).
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
