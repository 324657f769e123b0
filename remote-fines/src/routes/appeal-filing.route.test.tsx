import { mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALLS, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

const APPELLANT = {
  capacity: 'owner',
  firstName: 'Alex',
  lastName: 'Fontaine',
  address: { streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
} as const
const draft = fakeAppeal({ reasonId: 'other', statement: 'La machine était en panne.', appellant: APPELLANT })
const STATEMENT = { name: 'Ce qui s’est passé' }
const GONE = /n’est plus un brouillon/

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

/** An appeal whose filing the city answers when it is told to. */
async function underWay() {
  const user = userEvent.setup()
  const { api, navigation } = await mountRemote(mount, {
    path: `${PATH}/appeal/form?step=statement`,
    subscriber: null,
    answers: openCity(draft),
  })
  fireEvent.change(await screen.findByRole('textbox', STATEMENT), { target: { value: 'En panne.' } })
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  const send = await screen.findByRole('button', { name: 'Envoyer ma contestation' })
  const { promise: filing, resolve: answer } = Promise.withResolvers<unknown>()
  const isFiling = (json: unknown) => (json as { submit?: boolean } | undefined)?.submit === true
  const save = (call: { json?: unknown }) => (isFiling(call.json) ? filing : draft)
  api.answer({ [CALLS.save]: save })
  await user.click(send)
  const saves = () => api.calls.filter(({ name }) => name === CALLS.save)
  await waitFor(() => expect(saves().some(({ json }) => isFiling(json))).toBe(true), { timeout: 5_000 })
  return { user, api, navigation, answer, saves }
}

describe('an appeal whose filing is under way', () => {
  it('cannot be changed, by the page’s buttons or the browser’s, until the city has answered', async () => {
    const { user, api, navigation, answer, saves } = await underWay()
    const before = saves().length
    expect(screen.queryByRole('button', { name: 'Retour' })).toBeNull()
    for (const change of document.querySelectorAll<HTMLElement>('[inert] button')) await user.click(change)
    act(() => navigation.navigate(`${PATH}/appeal/form?step=statement`))
    expect(screen.queryByRole('textbox', STATEMENT)).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: /Tout est-il exact/ })).toBeDefined()
    expect(saves()).toHaveLength(before)
    api.answer(openCity(filedAppeal()))
    await act(async () => answer(filedAppeal()))
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
    expect(document.body.textContent).not.toMatch(GONE)
  })

  it('can be changed again where it fails', async () => {
    const { user, navigation, answer } = await underWay()
    await act(async () => answer(networkDown()))
    await screen.findByText('Nous n’avons pas reçu de confirmation')
    await user.click(screen.getByRole('button', { name: 'Retour' }))
    expect(await screen.findByRole('textbox', STATEMENT)).toHaveProperty('value', 'En panne.')
    expect(navigation.location.search).toContain('step=statement')
  })
})
