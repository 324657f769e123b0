import { cityRefusal, fakeSubscriber } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openSettings } from '../testing/open-settings.ts'

const back = (path: string) => `/settings?back=${encodeURIComponent(path)}`
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const REQUEST = '/souscriptions/create/vm-resident?step=identity&redirect=true'

describe('a page that sent somebody to their profile', () => {
  it('gets them back once the city has the answers', async () => {
    const { user, navigation } = await openSettings({ path: back(REQUEST) })
    const link = screen.getByRole('link', { name: 'Revenir à la page précédente' })
    expect(link.getAttribute('href')).toBe(REQUEST)
    await user.clear(screen.getByLabelText('Nom'))
    await user.type(screen.getByLabelText('Nom'), 'Roux')
    expect(navigation.location.pathname).toBe('/settings')
    await save()
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(REQUEST))
  })

  it('gets them back when there was nothing to save', async () => {
    const { navigation } = await openSettings({ path: back(REQUEST) })
    await save()
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(REQUEST))
  })

  it('waits while the city says no', async () => {
    const { user, navigation } = await openSettings({
      path: back(REQUEST),
      answers: { 'PUT /api/subscriber': cityRefusal(503, 'Service Unavailable') },
    })
    await user.type(screen.getByLabelText('Nom'), 's')
    await save()
    await screen.findByRole('alert')
    expect(navigation.location.pathname).toBe('/settings')
  })

  it.each([
    '//elsewhere.example/',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
  ])('is never %j', async path => {
    const { navigation } = await openSettings({ path: back(path) })
    expect(screen.queryByRole('link', { name: 'Revenir à la page précédente' })).toBeNull()
    await save()
    await waitFor(() => expect(navigation.location.pathname).toBe('/settings'))
  })
})

describe('another sign-in address', () => {
  const waiting = fakeSubscriber({ pendingEmail: 'nouvelle@example.org' })

  it('waits under the one that counts, and its link is sent again', async () => {
    const { user, toasts, api } = await openSettings({
      subscriber: waiting,
      answers: { 'POST /api/subscriber/email-change': undefined },
    })
    expect(screen.getByText('nouvelle@example.org attend votre confirmation')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(waiting.email)
    await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }))
    await waitFor(() => expect(toasts().join()).toContain('Un nouveau lien est envoyé'))
    expect(api.calls.some(({ name }) => name === 'POST /api/subscriber/email-change')).toBe(true)
  })

  it('is given up: the others are told, and the field has the focus', async () => {
    const { user, events } = await openSettings({
      subscriber: waiting,
      answers: { 'DELETE /api/subscriber/email-change': undefined },
    })
    await user.click(screen.getByRole('button', { name: 'Garder l’adresse actuelle' }))
    await waitFor(() => expect(events).toContainEqual({ kind: 'subscriber-changed' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Adresse e-mail'))
  })

  it.each([
    ['Renvoyer le lien', 'Garder l’adresse actuelle'],
    ['Garder l’adresse actuelle', 'Renvoyer le lien'],
  ])('leaves the focus on “%s” while the city is asked', async (pressed, other) => {
    const never = () => new Promise(() => {})
    const { user } = await openSettings({
      subscriber: waiting,
      answers: { 'POST /api/subscriber/email-change': never, 'DELETE /api/subscriber/email-change': never },
    })
    const buttonOf = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) })
    await user.click(buttonOf(pressed))
    await waitFor(() => expect(buttonOf(pressed).getAttribute('aria-busy')).toBe('true'))
    expect([buttonOf(pressed).disabled, buttonOf(other).disabled]).toEqual([false, true])
  })

  it('says why no other link leaves', async () => {
    const { user } = await openSettings({
      subscriber: waiting,
      answers: {
        'POST /api/subscriber/email-change': cityRefusal(429, 'Too Many Requests', 'Revenez dans une heure.'),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Revenez dans une heure.')
  })

  it('is no matter while there is none', async () => {
    await openSettings()
    expect(screen.queryByText(/attend votre confirmation/)).toBeNull()
  })
})

describe('a garage of many', () => {
  const van = (id: number, vehicleCritair: string | null) => ({
    id: String(id),
    name: `Fourgon ${id}`,
    plate: `GA10${id}BC`,
    vehicleCritair,
  })
  const answers = {
    'GET /api/subscriber/vehicles': [
      van(1, '2'),
      van(2, 'E'),
      van(3, '2'),
      van(4, null),
      van(5, 'NOT_FOUND'),
    ],
  }
  const shown = () =>
    within(screen.getByRole('region', { name: 'Véhicules' }))
      .getAllByText(/^Fourgon \d$/)
      .map(({ textContent }) => textContent)

  it('shows three and an ellipsis that brings the rest, with the focus on it', async () => {
    const { user } = await openSettings({ answers })
    await screen.findByText('Fourgon 1')
    expect(shown()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: '… et 2 autres véhicules' }))
    expect(shown()).toHaveLength(5)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Renommer Fourgon 4' })),
    )
  })

  it('is narrowed to a class, and to vehicles without one', async () => {
    const { user } = await openSettings({ answers })
    await user.click(await screen.findByRole('checkbox', { name: 'Crit’Air électrique' }))
    expect(shown()).toEqual(['Fourgon 2'])
    expect(screen.getByText('1 véhicule sur 5.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Crit’Air électrique' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sans classe Crit’Air' }))
    expect(shown()).toEqual(['Fourgon 4', 'Fourgon 5'])
  })

  it('shows a vehicle whose plate nobody knows as N/A', async () => {
    await openSettings({ answers: { 'GET /api/subscriber/vehicles': [{ id: 'x', name: 'Mystère' }] } })
    await screen.findByText('Mystère')
    expect(screen.getByText('N/A')).toBeTruthy()
  })
})

it('leads to the password, history, sharing and data', async () => {
  await openSettings()
  const ways = () =>
    within(screen.getByRole('region', { name: 'Autour de votre compte' }))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(ways()).toEqual([
    '/souscriptions/forgotPassword',
    '/historique',
    '/souscriptions/share',
    '/settings/data',
  ])
})
