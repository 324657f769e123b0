import {
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  networkDown,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'

const event = (id: string, at: string, kind: string, rest: object = {}) => ({
  id,
  at,
  kind,
  resourceType: 'subscription',
  resourceId: 'sub-1',
  label: 'Abonnement résident',
  ...rest,
})

const EVENTS = [
  event('5', '2026-11-20T10:00:00+01:00', 'right-granted'),
  event('4', '2026-11-02T09:30:00+01:00', 'fine-issued', {
    resourceType: 'fine',
    resourceId: '21380990000016261320004001',
    label: '21380990000016 26 1 320 004 001',
  }),
  event('3', '2026-10-31T23:30:00+01:00', 'solar-eclipse', { label: null }),
]

async function openHistory({ path = '/historique', answers, ...rest }: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, {
    path,
    answers: { 'GET /api/subscriber/timeline': { events: EVENTS, before: null }, ...answers },
    ...rest,
  })
  await screen.findByRole('heading', { level: 1, name: /Historique|History/ }, { timeout: 5_000 })
  return { ...remote, user: userEvent.setup() }
}

describe('the history', () => {
  it('tells month by month what happened, when, and links to it', async () => {
    await openHistory()
    const november = await screen.findByRole('region', { name: 'novembre 2026' })
    expect(within(november).getByText('Droit accordé')).toBeTruthy()
    expect(within(november).getByText('20/11/2026 - 10:00')).toBeTruthy()
    const link = within(november).getByRole('link', { name: 'Abonnement résident' })
    expect(link.getAttribute('href')).toBe('/souscriptions/sub-1')
    expect(
      within(november)
        .getByRole('link', { name: 'FPS 21380990000016 26 1 320 004 001' })
        .getAttribute('href'),
    ).toBe('/fps/21380990000016261320004001')
  })

  it('dates by the city’s clock, and tells what it has no words for', async () => {
    await openHistory()
    const october = await screen.findByRole('region', { name: 'octobre 2026' })
    expect(within(october).getByText('Autre événement')).toBeTruthy()
    expect(within(october).getByRole('link', { name: 'Abonnement' })).toBeTruthy()
  })

  it('speaks English', async () => {
    await openHistory({ locale: 'en' })
    expect(await screen.findByRole('region', { name: 'November 2026' })).toBeTruthy()
    expect(screen.getByText('Right granted')).toBeTruthy()
  })

  it('comes page by page and says when that is all, with the focus on it', async () => {
    const { user, api } = await openHistory({
      answers: { 'GET /api/subscriber/timeline': { events: EVENTS.slice(0, 2), before: 'p2' } },
    })
    expect(await screen.findByText('2 événements affichés.')).toBeTruthy()
    api.answer({ 'GET /api/subscriber/timeline': { events: EVENTS.slice(2), before: null } })
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }))
    const [shown] = await screen.findAllByText('3 événements affichés, c’est tout.')
    await waitFor(() => expect(document.activeElement).toBe(shown))
    expect(api.calls.at(-1)?.query).toMatchObject({ before: 'p2' })
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
  })

  it('keeps what is here when the next page fails', async () => {
    const { user, api } = await openHistory({
      answers: { 'GET /api/subscriber/timeline': { events: EVENTS, before: 'p2' } },
    })
    await screen.findByText('Droit accordé')
    api.answer({ 'GET /api/subscriber/timeline': cityRefusal(503, 'Service Unavailable', '') })
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }))
    expect((await screen.findByRole('alert')).textContent).toContain('La suite ne s’affiche pas')
    expect(screen.getByText('Droit accordé')).toBeTruthy()
  })
})

describe('narrowed to one kind', () => {
  it('asks the city for it, and its address says so', async () => {
    const { user, api, navigation } = await openHistory()
    await user.click(await screen.findByRole('radio', { name: 'Droits' }))
    expect(navigation.location.search).toBe('?about=rights')
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ about: 'subscription,ticket' }))
  })

  it('is empty in words, with a way back to everything', async () => {
    const { user, navigation } = await openHistory({
      path: '/historique?about=appeals',
      answers: { 'GET /api/subscriber/timeline': { events: [] } },
    })
    expect(await screen.findByText('Rien de tel dans votre historique')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }))
    expect(navigation.location.search).toBe('')
    expect(await screen.findByText('Rien pour l’instant')).toBeTruthy()
  })
})

it('waits in the shape of the list', async () => {
  await openHistory({ answers: { 'GET /api/subscriber/timeline': neverAnswered } })
  expect(screen.getByRole('radio', { name: 'Tout' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('comes by itself once the network is back, and what is here is not read anew', async () => {
  const TIMELINE = 'GET /api/subscriber/timeline'
  const reconnect = async () => {
    for (const kind of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(kind)))
    await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  }
  const { api } = await openHistory({ answers: { [TIMELINE]: networkDown() } })
  expect(await screen.findByText('Votre historique ne s’affiche pas', {}, { timeout: 10_000 })).toBeTruthy()
  api.answer({ [TIMELINE]: { events: EVENTS, before: null } })
  await reconnect()
  expect(await screen.findByText('Droit accordé')).toBeTruthy()
  // What was read long ago.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const asked = api.calls.length
  await reconnect()
  clock.mockRestore()
  expect(api.calls).toHaveLength(asked)
})

it('says what failed and tries again', async () => {
  const { user, api } = await openHistory({
    answers: { 'GET /api/subscriber/timeline': cityRefusal(400, 'Bad Request') },
  })
  expect(await screen.findByText('Votre historique ne s’affiche pas')).toBeTruthy()
  api.answer({ 'GET /api/subscriber/timeline': { events: EVENTS, before: null } })
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Droit accordé')).toBeTruthy()
})
