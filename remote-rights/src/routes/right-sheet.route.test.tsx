import { orderId } from '@parvis/shared-kernel/ids'
import {
  aDefinition,
  aMoment,
  aSubscription,
  aTicket,
  type FakeRemoteOptions,
  mountRemote,
} from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => Promise.all([import('./right-detail.route.tsx'), import('./right-sheet.tsx')]))

const subscription = aSubscription({ id: orderId('sub-1') })
const over = aSubscription({ id: orderId('over'), endOfValidity: aMoment('2026-05-01T12:00:00+02:00') })
const ticket = aTicket()
const answers = cityAnswers({
  subscriptions: [subscription, over],
  tickets: [ticket],
  definitions: [aDefinition()],
})
const user = userEvent.setup()

async function openFromDashboard(name: string, options: FakeRemoteOptions = {}) {
  const fake = await mountRemote(mount, { path: '/souscriptions', answers, ...options })
  await user.click(await screen.findByRole('button', { name: /terminé/ }))
  const cards = await screen.findAllByRole('link', { name: new RegExp(`^${name}`) })
  const [link] = cards
  if (!link) throw new Error('no card')
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...fake, link, dialog }
}

describe('the detail of a right, from the dashboard of a wide screen', () => {
  test('is a dialog with an address of its own, over the dashboard as it was', async () => {
    const { dialog, navigation, link, screenTitle, reports } = await openFromDashboard('Résident')
    expect(navigation.location.pathname).toBe('/souscriptions/sub-1')
    expect(screen.getByRole('dialog', { name: 'Abonnement Résident' })).toBeTruthy()
    expect(dialog.getByRole('region', { name: 'Plaques' })).toBeTruthy()
    expect(dialog.queryByRole('heading', { level: 1 })).toBeNull()
    expect(screenTitle()).toBe('Résident')
    // The expired rights revealed before stay visible below the dialog.
    expect(link.isConnected).toBe(true)
    expect(screen.getAllByText('Expiré').length).toBeGreaterThan(0)
    expect(reports).toEqual([])
  })

  test('is that of a ticket, too', async () => {
    const { navigation } = await openFromDashboard(aDefinition().name)
    expect(navigation.location.pathname).toBe(`/souscriptions/tickets/${ticket.id}`)
  })

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its cross', () => user.click(screen.getByRole('button', { name: 'Fermer' }))],
  ])('is closed by %s, once, and the focus goes back to the card', async (_by, close) => {
    const { navigation, link, screenTitle } = await openFromDashboard('Résident')
    await close()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(`${navigation.location.pathname}${navigation.location.search}`).toMatch(/^\/souscriptions\?/)
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(screenTitle()).toBe('Mes droits')
    expect(screen.getAllByText('Expiré').length).toBeGreaterThan(0)
  })

  test('is closed by the browser’s own way back', async () => {
    const { navigation, link } = await openFromDashboard('Résident')
    await act(async () => navigation.go(-1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  test('has its actions within it', async () => {
    const { dialog } = await openFromDashboard('Résident')
    await user.click(dialog.getByRole('button', { name: /^Partager/ }))
    expect(await screen.findByRole('dialog', { name: /^Partager/ })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Abonnement Résident' })).toBeTruthy()
  })
})

test('opened by its address it is a page, on any screen', async () => {
  await mountRemote(mount, { path: '/souscriptions/sub-1', answers })
  expect(await screen.findByRole('heading', { level: 1, name: 'Résident' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Mes droits' })).toBeTruthy()
})
