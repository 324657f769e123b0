import { mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALLS, CONFIGURATION, fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

const ENGLISH = {
  ...CONFIGURATION,
  reasons: [
    { id: 'other', label: 'Another reason', pieces: [{ id: 'useful', name: 'Proof', mandatory: false }] },
  ],
}

const open = () =>
  mountRemote(mount, {
    path: `${PATH}/appeal/form?step=reason`,
    subscriber: null,
    answers: openCity(fakeAppeal({ reasonId: 'other' })),
  })

describe('the reasons of the city, when the language is changed in the form', () => {
  it('are those of the language, with the answer that was given, and so are the documents', async () => {
    const user = userEvent.setup()
    const remote = await open()
    await screen.findByRole('radio', { name: /Autre motif/ })
    remote.api.answer({ [CALLS.configuration]: ENGLISH })
    await remote.update({ locale: 'en' })
    expect(await screen.findByRole('radio', { name: /Another reason/ })).toHaveProperty('checked', true)
    expect(screen.queryByText('Autre motif')).toBeNull()
    await remote.update({ locale: 'fr' })
    expect(await screen.findByRole('radio', { name: /Autre motif/ })).toHaveProperty('checked', true)
    await remote.update({ locale: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/^Proof/)).toBeDefined()
  })

  it('stay as they are while the others do not come', async () => {
    const remote = await open()
    await screen.findByRole('radio', { name: /Autre motif/ })
    remote.api.answer({ [CALLS.configuration]: networkDown() })
    await remote.update({ locale: 'en' })
    await screen.findByRole('button', { name: 'Continue' })
    expect(screen.getByRole('radio', { name: /Autre motif/ })).toHaveProperty('checked', true)
  })
})
