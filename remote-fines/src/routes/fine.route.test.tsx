import { mountRemote, networkDown, neverAnswered } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, inDays, keepFakePlate, NUMBER, PATH, plain } from '../testing/fake-fine.ts'

describe('a fine', () => {
  const open = (answers = {}) => mountRemote(mount, { path: PATH, subscriber: null, answers })

  it('asks for the plate when this tab does not know it', async () => {
    const user = userEvent.setup()
    await open({ [CALL]: fakeFine() })
    await screen.findByRole('heading', { level: 1, name: 'Ouvrir votre FPS' })
    await user.click(screen.getByRole('button', { name: 'Afficher le FPS' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Plaque/))
    await user.type(screen.getByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Afficher le FPS' }))
    expect(await screen.findByText('À payer maintenant')).toBeDefined()
  })

  it('says what is due, until when, and what comes after', async () => {
    keepFakePlate()
    await open({ [CALL]: fakeFine() })
    const due = await screen.findByRole('region', { name: 'À payer maintenant' })
    expect(plain(due.textContent)).toMatch(/17,00 €.*Tarif réduit.*Jusqu’au .* \(heure de Paris\).*encore/)
    expect(plain(due.textContent)).toContain('Ensuite : 35,00 €')
    expect(plain(screen.getByRole('link', { name: /Payer/ }).textContent)).toBe('Payer 17,00 €')
    expect(screen.getByRole('link', { name: /Payer/ }).getAttribute('href')).toBe(`${PATH}/payments`)
  })

  it('offers no payment once nothing is due, and says what was paid too much', async () => {
    keepFakePlate()
    await open({
      [CALL]: fakeFine({
        paymentStatus: 'OVERPAID_REDUCED',
        antaiFps: [{ paymentAmount: 1700, paymentDatetime: inDays(-1) }],
        debtRecoveryPayments: [{ paymentAmount: 1700, paymentDatetime: inDays(-1) }],
      }),
    })
    const due = await screen.findByRole('region', { name: 'Payé en trop' })
    expect(plain(due.textContent)).toContain('17,00 €')
    expect(screen.queryByRole('link', { name: /Payer/ })).toBeNull()
    expect(screen.getByRole('rowheader', { name: /ANTAI/ })).toBeDefined()
    expect(screen.getByRole('rowheader', { name: /recouvrement/ })).toBeDefined()
  })

  it('forgets the plate at one tap', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { navigation } = await open({ [CALL]: fakeFine() })
    await user.click(await screen.findByRole('button', { name: 'Quitter' }))
    expect(sessionStorage.length).toBe(0)
    expect(navigation.location.pathname).toBe('/fps')
  })

  it('closes by itself when the plate is 15 minutes old', async () => {
    keepFakePlate(899.7)
    await open({ [CALL]: fakeFine() })
    await screen.findByText('À payer maintenant')
    expect(await screen.findByText('Votre FPS a été refermé')).toBeDefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('offers to try again when the city does not answer', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { api } = await open({ [CALL]: networkDown() })
    expect((await screen.findByRole('alert')).textContent).toContain('Pas de réponse')
    api.answer({ [CALL]: fakeFine() })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('À payer maintenant')).toBeDefined()
  })

  it('keeps the room while it loads', async () => {
    keepFakePlate()
    await open({ [CALL]: neverAnswered })
    expect(await screen.findByText('Chargement')).toBeDefined()
  })

  it('under a number with spaces or its key has one address', async () => {
    const { navigation } = await mountRemote(mount, { path: `/fps/${NUMBER}42`, subscriber: null })
    await waitFor(() => expect(navigation.location.pathname).toBe(PATH))
  })

  it('that cannot be one is told as such', async () => {
    await mountRemote(mount, { path: '/fps/12', subscriber: null })
    expect(await screen.findByRole('heading', { name: 'Ce numéro n’est pas celui d’un FPS' })).toBeDefined()
  })
})
