import { mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, NUMBER, PATH } from './fake-fine.ts'

export const START = `POST /api/fps/${NUMBER}/payments`
export const SUMMARY = `GET /api/fps/${NUMBER}/payments/summary`

/** Called with the address for which the page is left. */
export const leave = vi.fn()

/** Before each test: nothing but the plate is kept, and the page is left in its own window. */
export function beginPayments(): void {
  beforeEach(() => {
    sessionStorage.clear()
    keepFakePlate()
    leave.mockReset()
    vi.spyOn(window, 'open').mockImplementation((url, target) => {
      expect(target).toBe('_top')
      leave(url)
      return null
    })
  })
}

export const openPayments = (answers = {}, query = '', config = {}) =>
  mountRemote(mount, {
    path: `${PATH}/payments${query}`,
    subscriber: null,
    config,
    answers: { [CALL]: fakeFine(), ...answers },
  })

export async function giveAddress(address: string) {
  const user = userEvent.setup()
  for (const label of ['Adresse e-mail', 'Confirmez l’adresse e-mail'])
    await user.type(await screen.findByLabelText(label), address)
  return user
}

export const giveAndPay = async () =>
  (await giveAddress('a@b.fr')).click(screen.getByRole('button', { name: /Payer/ }))
