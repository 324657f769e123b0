import { cityRefusal } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { APPEAL_ID, CALLS, contestedCity, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, NUMBER } from '../testing/fake-fine.ts'
import { APPEAL, openAppeal, pageText } from '../testing/opened-appeal.ts'

const ASK = `POST /api/recourse/${APPEAL_ID}/case-link`
const stranger = filedAppeal({ access: 'STRANGER', statement: null, hasMailAddress: true })

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  sessionStorage.clear()
  keepFakePlate()
})

describe('a case link', () => {
  it('leaves the address at once, is kept by the tab alone and goes beside the calls of the case', async () => {
    const held = filedAppeal({ access: 'HOLDER' })
    const { api, navigation } = await openAppeal(contestedCity(held), `${APPEAL}#case=the-secret`)
    await screen.findByText('La machine était en panne.')
    expect(navigation.location.hash).toBe('')
    expect(navigation.visited.at(-1)).toBe(APPEAL)
    const asked = api.calls.filter(({ name }) => name === CALLS.appeal)
    expect(asked[0]?.headers).toMatchObject({ 'case-key': 'the-secret' })
    expect(sessionStorage.getItem('parvis.case-keys')).toContain('the-secret')
    expect(localStorage.length).toBe(0)
  })

  it('reaches the case by a number in another writing too', async () => {
    const spaced = APPEAL.replace(NUMBER, `${NUMBER.slice(0, 8)}%20${NUMBER.slice(8)}`)
    const { navigation } = await openAppeal(
      contestedCity(filedAppeal({ access: 'HOLDER' })),
      `${spaced}#case=the-secret`,
    )
    await screen.findByText('La machine était en panne.')
    expect(navigation.visited.at(-1)).toBe(APPEAL)
    expect(sessionStorage.getItem('parvis.case-keys')).toContain('the-secret')
  })

  it('is copied without network too, and where the browser refuses says so', async () => {
    const user = userEvent.setup()
    const { navigation } = await openAppeal(
      contestedCity(filedAppeal({ access: 'HOLDER' })),
      `${APPEAL}#case=my-secret`,
    )
    await screen.findByText('La machine était en panne.')
    act(() => navigation.navigate(APPEAL, { state: 'filed' }))
    const copy = await screen.findByRole('button', { name: 'Copier le lien' })
    act(() => void window.dispatchEvent(new Event('offline')))
    try {
      await user.click(copy)
      await screen.findByText('Le lien est copié.')
      expect(await navigator.clipboard.readText()).toMatch(/#case=my-secret$/)
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
      await user.click(copy)
      await screen.findByText(/n’a pas pu être copié/)
    } finally {
      act(() => void window.dispatchEvent(new Event('online')))
    }
  })

  it('that has ended is told as such, and another is mailed to the address on file', async () => {
    const user = userEvent.setup()
    const city = { ...contestedCity(stranger), [ASK]: null }
    const { api } = await openAppeal(city, `${APPEAL}#case=an-old-one`)
    expect(await screen.findByText('Ce lien ne fonctionne plus')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Recevoir un nouveau lien' }))
    const told = (await screen.findByText('Lien envoyé')).closest('[role=status]')
    // The pressed button has disappeared.
    expect(document.activeElement).toBe(told)
    expect(api.calls.find(({ name }) => name === ASK)?.query).toEqual({ plate: 'FG482KD' })
  })

  it('of an appeal that is begun opens the form, however slowly the city answers who held nothing', async () => {
    const user = userEvent.setup()
    const city = openCity()
    const nothing = city[CALLS.creation]
    const draft = { ...nothing, recourse: fakeAppeal() }
    await openAppeal({
      ...city,
      [CALLS.begin]: { ...draft, caseKey: 'the-secret' },
      // A draft needs its secret; a request without it may still be in flight when the secret arrives.
      [CALLS.creation]: async ({ headers }: { headers: Record<string, string> }) => {
        if (headers['case-key'] === 'the-secret') return draft
        await new Promise(resolve => setTimeout(resolve, 50))
        return nothing
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Commencer ma contestation' }))
    await screen.findByRole('heading', { level: 1, name: /Pourquoi contestez-vous/ })
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Pourquoi contestez-vous/)
  })

  it('that cannot be mailed now says so', async () => {
    const user = userEvent.setup()
    await openAppeal({ ...contestedCity(stranger), [ASK]: cityRefusal(429, 'Too Many Requests') })
    await user.click(await screen.findByRole('button', { name: 'Recevoir un nouveau lien' }))
    await screen.findByText('Le lien n’a pas été envoyé')
  })
})

describe('whoever knows number and plate', () => {
  it('sees that an appeal was filed, and neither its text, nor its papers, nor a way to withdraw it', async () => {
    await openAppeal(contestedCity(stranger))
    await screen.findByText('Le contenu de cette contestation est protégé')
    expect(pageText()).toContain('Enregistrée')
    expect(pageText()).not.toContain('La machine était en panne.')
    for (const name of [/Retirer/, /Accusé/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('in English, and where no address is on file is sent to the desk', async () => {
    await openAppeal(contestedCity({ ...stranger, hasMailAddress: false }), APPEAL, 'en')
    await screen.findByText('The content of this appeal is protected')
    expect(pageText()).toContain('No email address is on file')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Get a new link' })).toBeNull())
  })

  it('in a city that guards no case reads it, and is told that everybody can', async () => {
    await openAppeal(contestedCity(filedAppeal()))
    await screen.findByText('La machine était en panne.')
    expect(pageText()).toContain(
      'toute personne qui connaît le numéro et la plaque peut lire cette contestation',
    )
  })
})
