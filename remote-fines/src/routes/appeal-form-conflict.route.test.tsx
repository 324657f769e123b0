import { cityRefusal, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALLS, contestedCity, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

const draft = fakeAppeal({ reasonId: 'other', statement: 'La machine était en panne.' })
const field = (name: string) => screen.getByRole('textbox', { name })

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

const open = (step: string) =>
  mountRemote(mount, {
    path: `${PATH}/appeal/form?step=${step}`,
    subscriber: null,
    answers: openCity(draft),
  })

describe('an appeal that was saved in another tab', () => {
  const clash = async (user: ReturnType<typeof userEvent.setup>) => {
    const mounted = await open('identity')
    mounted.api.answer({ [CALLS.save]: cityRefusal(412, 'DraftConflict') })
    await user.click(await screen.findByRole('radio', { name: /Titulaire/ }))
    fireEvent.change(field('Nom de famille'), { target: { value: 'Fontaine' } })
    await screen.findByText('Modifié dans un autre onglet')
    return mounted
  }

  it('loses nothing while the other version does not come, and then takes it', async () => {
    const user = userEvent.setup()
    const { api } = await clash(user)
    api.answer({ [CALLS.creation]: networkDown() })
    await user.click(screen.getByRole('button', { name: 'Reprendre l’autre version' }))
    await screen.findByText(/L’autre version n’est pas arrivée/)
    expect(field('Nom de famille')).toHaveProperty('value', 'Fontaine')
    expect(sessionStorage.getItem('parvis.appeal-notes')).toContain('Fontaine')
    let bring = (_: object) => {}
    api.answer({
      [CALLS.creation]: () =>
        new Promise<object>(resolve => {
          bring = resolve
        }),
    })
    const take = screen.getByRole('button', { name: /Reprendre l’autre version/ })
    await user.click(take)
    await waitFor(() => expect(take.getAttribute('aria-busy')).toBe('true'))
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }))
    expect(screen.getByText('Modifié dans un autre onglet')).toBeDefined()
    bring(openCity(draft)[CALLS.creation])
    await waitFor(() => expect(screen.queryByText('Modifié dans un autre onglet')).toBeNull())
    expect(field('Nom de famille')).toHaveProperty('value', '')
    expect(sessionStorage.getItem('parvis.appeal-notes')).toBeNull()
  })

  it('is written over by what is on the screen', async () => {
    const user = userEvent.setup()
    const { api } = await clash(user)
    api.answer({ [CALLS.save]: draft })
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Brouillon enregistré'))
    expect(api.calls.findLast(({ name }) => name === CALLS.save)?.json).toMatchObject({
      lastName: 'Fontaine',
    })
    expect(document.activeElement, 'the choice has gone, and the focus with it').not.toBe(document.body)
  })
})

describe('the form of an appeal', () => {
  it.each([
    [
      'that another tab sent leads to the appeal that was sent',
      { [CALLS.save]: cityRefusal(409, 'Conflict') },
      'Cette contestation n’est plus un brouillon',
      'Voir où en est la contestation',
    ],
    [
      'that is left shows what became of it meanwhile',
      {},
      'Pourquoi contestez-vous ?',
      'Quitter sans envoyer',
    ],
  ])('%s', async (_, answers, shown, way) => {
    const user = userEvent.setup()
    const { api } = await open('reason')
    const other = await screen.findByRole('radio', { name: /J’avais payé/ })
    api.answer({ ...contestedCity(filedAppeal()), ...answers })
    await user.click(other)
    await screen.findAllByText(shown)
    await user.click(screen.getByRole('link', { name: way }))
    expect(await screen.findByText('À l’étude')).toBeDefined()
  })
})
