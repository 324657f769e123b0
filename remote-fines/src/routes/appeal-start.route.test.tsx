import { cityRefusal, inDays, networkDown } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLS, fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { CALL, fakeFine, keepFakePlate } from '../testing/fake-fine.ts'
import { APPEAL, openAppeal, pageText } from '../testing/opened-appeal.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

describe('before an appeal', () => {
  it('the plate is asked where this tab does not know it', async () => {
    sessionStorage.clear()
    await openAppeal(openCity())
    expect(await screen.findByRole('textbox', { name: /Plaque/ }, { timeout: 20_000 })).toBeDefined()
  })

  it('says until when, what silence means, that paying closes nothing, and begins', async () => {
    const user = userEvent.setup()
    const begun = { ...openCity()[CALLS.creation], recourse: fakeAppeal() }
    const { navigation, api } = await openAppeal({
      ...openCity(),
      // A city that stores the draft: the form finds it and stays.
      [CALLS.begin]: () => {
        api.answer({ [CALLS.creation]: begun, [CALLS.appeal]: begun.recourse })
        return begun
      },
    })
    const begin = await screen.findByRole('button', { name: 'Commencer ma contestation' })
    expect(pageText()).toContain('Sans réponse au bout d’un mois')
    expect(pageText()).toContain('Payer ne met pas fin à la contestation')
    expect(pageText()).toContain('17,00 €')
    expect(
      screen.getByRole('link', { name: /Dernier jour pour contester/ }).getAttribute('download'),
    ).toMatch(/^fps-contest-.*\.ics$/)
    await user.click(begin)
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${APPEAL}/form`))
    expect(await screen.findByRole('heading', { level: 1, name: /Pourquoi contestez-vous/ })).toBeDefined()
    expect(navigation.visited.at(-1)).toBe(`${APPEAL}/form`)
    const asked = api.calls.find(({ name }) => name === CALLS.begin)
    expect(asked?.query).toEqual({ plate: 'FG482KD' })
  })

  it.each([
    ['nobody contested', []],
    [
      'somebody else gave theirs up',
      [{ type: 'RAPO', date: inDays(-5), status: 'NONE', access: 'STRANGER' }],
    ],
  ])('asks for no appeal that cannot be there: %s', async (_, claims) => {
    const { api } = await openAppeal({ ...openCity(), [CALL]: fakeFine({ claims }) })
    await screen.findByRole('button', { name: 'Commencer ma contestation' })
    expect(api.calls.map(({ name }) => name)).not.toContain(CALLS.appeal)
  })

  it('offers what was begun, to resume or to start over', async () => {
    const user = userEvent.setup()
    const draft = fakeAppeal({ reasonId: 'other', statement: 'Bonjour' })
    const { navigation, api } = await openAppeal({
      ...openCity(draft),
      [CALLS.abandon]: null,
      [CALLS.begin]: openCity(fakeAppeal())[CALLS.creation],
    })
    const resume = await screen.findByRole('button', { name: 'Reprendre le brouillon' })
    const before = navigation.visited.length
    await user.click(resume)
    // The first page visited; the form may redirect at once when its chunk is loaded.
    expect(navigation.visited[before]).toBe(`${APPEAL}/form?step=resume`)
    navigation.navigate(APPEAL)
    await user.click(await screen.findByRole('button', { name: 'Recommencer à zéro' }))
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${APPEAL}/form`))
    const names = api.calls.map(({ name }) => name)
    expect(names.indexOf(CALLS.abandon)).toBeLessThan(names.lastIndexOf(CALLS.begin))
    expect(api.calls.find(({ name }) => name === CALLS.abandon)?.query).toEqual({ plate: 'FG482KD' })
  })

  it.each([
    ['it was begun too late', cityRefusal(409, 'AppealDeadlinePassed'), /délai pour contester est dépassé/],
    ['nothing answers', networkDown(), /connexion/i],
  ])('where %s says so and stays', async (_, refusal, words) => {
    const user = userEvent.setup()
    await openAppeal({ ...openCity(), [CALLS.begin]: refusal })
    await user.click(await screen.findByRole('button', { name: 'Commencer ma contestation' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
  })

  it('that is not possible says why, and the way on', async () => {
    await openAppeal({
      [CALL]: fakeFine({ appealDeadline: inDays(-1) }),
      [CALLS.check]: { allowed: false, reason: 'AppealDeadlinePassed' },
    })
    expect(await screen.findByText('Le délai pour contester est terminé')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Payer le FPS' })).toBeDefined()
  })

  it('without the city offers to try again', async () => {
    const user = userEvent.setup()
    const { api } = await openAppeal({ ...openCity(), [CALLS.check]: networkDown() })
    const retry = await screen.findByRole('button', { name: /Réessayer/ })
    api.answer(openCity())
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'Commencer ma contestation' })).toBeDefined()
  })

  it('speaks English', async () => {
    await openAppeal(openCity(), APPEAL, 'en')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contest this fine' })).toBeDefined()
  })
})
