import { type FakeRemoteOptions, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mount } from '../entry.ts'

const SHARED = {
  orderId: 'sub-42',
  productName: 'Abonnement résident',
  sharedBy: 'Camille M.',
  endOfValidity: '2026-12-31T23:59:59+01:00',
}
const NO_RIGHTS = { 'GET /api/subscriber': { subscriberId: 'camille' }, 'GET /api/tickets': [] }

/** A city that knows every share code; its reader has no right yet. */
export const FOUND = { ...NO_RIGHTS, 'GET /api/order/share': SHARED, 'PUT /api/order/share': SHARED }

export async function openShare({ path = '/souscriptions/share', ...options }: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, { path, answers: FOUND, ...options })
  await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 })
  return { ...remote, user: userEvent.setup() }
}

export const codeField = () => screen.findByLabelText<HTMLInputElement>('Code de partage')
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
