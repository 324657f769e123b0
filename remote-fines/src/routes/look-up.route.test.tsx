import { ApiError } from '@parvis/shared-kernel/errors'
import { cityRefusal, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, NUMBER, PATH } from '../testing/fake-fine.ts'

describe('looking a fine up, signed out', () => {
  const open = (answers = {}) => mountRemote(mount, { path: '/fps', subscriber: null, answers })

  it('opens it with a pasted number and a plate in any writing, and keeps the plate out of the address', async () => {
    const user = userEvent.setup()
    const { navigation, api } = await open({ [CALL]: fakeFine() })
    await user.click(await screen.findByLabelText('Numéro du FPS'))
    await user.paste(`N° ${NUMBER}`)
    expect(screen.getByLabelText('Numéro du FPS')).toHaveProperty('value', '21380990000016 26 1 320 004 001')
    await user.type(screen.getByLabelText(/Plaque/), 'fg 482 kd')
    await user.click(screen.getByRole('button', { name: 'Voir mon FPS' }))
    await screen.findByRole('heading', { level: 1, name: /12\srue de la République/ })
    expect(api.calls[0]).toMatchObject({ name: CALL, query: { plate: 'FG482KD' } })
    expect(navigation.visited).toEqual(['/fps', PATH])
    expect(navigation.visited.join()).not.toMatch(/FG.?482/i)
    expect(localStorage.length).toBe(0)
  })

  it('counts the digits of its number once there is one', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(await screen.findByLabelText('Numéro du FPS'))
    expect(screen.getAllByText(/26 chiffres/)).toHaveLength(1)
    await user.paste('2138')
    expect(screen.getByText('4 sur 26 chiffres')).toBeDefined()
  })

  it('says at each field what is missing, and takes the eye there', async () => {
    const user = userEvent.setup()
    const { screenTitle, api } = await open()
    await user.click(await screen.findByRole('button', { name: 'Voir mon FPS' }))
    const summary = screen.getByRole('region', { name: '2 réponses sont à corriger' })
    expect(document.activeElement).toBe(summary)
    await user.click(within(summary).getByRole('link', { name: 'Indiquez la plaque du véhicule.' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Plaque/))
    expect(screen.getByLabelText(/Plaque/).getAttribute('aria-invalid')).toBe('true')
    expect(screenTitle()).toBe('Votre forfait de post-stationnement')
    expect(api.calls).toEqual([])
  })

  it.each([
    ['an unknown number or a wrong plate', cityRefusal(404, 'FineNotFound'), 'Aucun FPS trouvé'],
    ['too many tries', cityRefusal(429, 'Too Many Requests'), 'Trop d’essais'],
    ['no network', networkDown(), 'Pas de réponse'],
    ['a broken city', cityRefusal(500, 'Internal Server Error'), 'La recherche n’a pas abouti'],
  ])('tells %s apart, moves there, and keeps what was typed', async (_case, answer, title) => {
    const user = userEvent.setup()
    const { navigation, events } = await open({ [CALL]: answer })
    await user.type(await screen.findByLabelText('Numéro du FPS'), NUMBER)
    await user.type(screen.getByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Voir mon FPS' }))
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert').parentElement))
    expect(screen.getByLabelText(/Plaque/)).toHaveProperty('value', 'FG482KD')
    expect(events.findLast(({ kind }) => kind === 'screen')).toMatchObject({ isError: true })
    expect(navigation.visited).toEqual(['/fps'])
    expect(sessionStorage.length).toBe(0)
  })

  it('lets a number that was not found be corrected where it stands', async () => {
    const user = userEvent.setup()
    await open({ [CALL]: cityRefusal(404, 'FineNotFound') })
    const number = await screen.findByLabelText('Numéro du FPS')
    await user.type(number, NUMBER)
    await user.type(screen.getByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Voir mon FPS' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert').parentElement))
    await user.type(number, '{Backspace}{Backspace}')
    expect(document.activeElement).toBe(number)
    expect(number).toHaveProperty('value', '21380990000016 26 1 320 004 0')
  })

  it('says when to come back after too many tries, where the city says it', async () => {
    const user = userEvent.setup()
    const refusal = new ApiError({
      kind: 'api',
      status: 429,
      error: 'Too Many Requests',
      message: '',
      code: 'Too Many Requests',
      retryAfterSeconds: 61,
    })
    await open({ [CALL]: refusal })
    await user.type(await screen.findByLabelText('Numéro du FPS'), NUMBER)
    await user.type(screen.getByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Voir mon FPS' }))
    expect((await screen.findByRole('alert')).textContent).toContain('dans 2 minutes')
  })

  it('asks "did you mean" about a letter that French plates never have, and takes the answer', async () => {
    const user = userEvent.setup()
    await open()
    await user.type(await screen.findByLabelText(/Plaque/), 'FG-482-KO')
    await user.click(screen.getByRole('button', { name: 'FG-482-KD' }))
    expect(screen.getByLabelText(/Plaque/)).toHaveProperty('value', 'FG-482-KD')
  })

  it('speaks English', async () => {
    await mountRemote(mount, { path: '/fps', subscriber: null, locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your parking fine' })).toBeDefined()
  })
})
