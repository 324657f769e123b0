import { mountRemote } from '@parvis/shared-kernel/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, NUMBER, PATH } from '../testing/fake-fine.ts'
import { fakeRefund, CALL as REFUND } from '../testing/fake-refund.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

const ANSWERS = {
  ...openCity(fakeAppeal({ reasonId: 'other' })),
  'GET /api/subscriber/fps': [],
  [REFUND]: fakeRefund(),
}

describe('a page of fines that its subscriber leaves from another tab', () => {
  it.each([
    ['the form of an appeal', `${PATH}/appeal/form?step=identity`, 'Nom de famille', /Plaque/],
    ['the payment of a fine', `${PATH}/payments`, 'Adresse e-mail', /Plaque/],
    ['the look-up', '/fps', 'Numéro du FPS', /Plaque/],
  ])('keeps nothing of theirs: %s', async (_, path, label, next) => {
    const { context, update } = await mountRemote(mount, { path, answers: ANSWERS })
    const typed = path === '/fps' ? NUMBER : 'Fontaine'
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } })
    // As the shell does when a session ends for good.
    sessionStorage.clear()
    const session = { ...context.session, state: { kind: 'disconnected' as const } }
    await update({ session, subscriber: null })
    await waitFor(() => expect(screen.queryAllByDisplayValue(/Fontaine|2138/)).toEqual([]))
    expect(await screen.findByLabelText(next)).toHaveProperty('value', '')
    expect(screen.queryByText('Vos FPS')).toBeNull()
  })

  it('asks for the case of a refund with the secret no more', async () => {
    const { api, context, update } = await mountRemote(mount, {
      path: '/refunds/r-1#case=secret',
      answers: ANSWERS,
    })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(JSON.stringify(api.calls)).toContain('secret'))
    const before = api.calls.length
    sessionStorage.clear()
    await update({ session: { ...context.session, state: { kind: 'disconnected' } }, subscriber: null })
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(before))
    expect(JSON.stringify(api.calls.slice(before))).not.toContain('secret')
  })
})
