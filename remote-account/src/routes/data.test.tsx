import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import {
  cityRefusal,
  type FakeAnswers,
  type FakeRemoteOptions,
  fakeSubscriber,
  mountRemote,
} from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../entry.ts'

const KEPT = [
  { part: 'appeals', days: 365 },
  { part: 'operations', days: 3_650 },
]
const FREE = { obstacle: null, rights: [], kept: KEPT }

afterEach(() => vi.restoreAllMocks())

async function openData(
  answers: FakeAnswers = {},
  subscriber = fakeSubscriber(),
  config: FakeRemoteOptions['config'] = {},
) {
  const remote = await mountRemote(mount, {
    path: '/settings/data',
    subscriber,
    config,
    answers: { 'GET /api/subscriber/erasure': FREE, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Mes données' }, { timeout: 5_000 })
  return { ...remote, user: userEvent.setup() }
}

describe('taking one’s data along', () => {
  it('saves what the city holds, whole, and says under which name', async () => {
    const whole = { exportedAt: '2026-11-21T10:00:00Z', subscriber: { a: 1 }, library: ['b'] }
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      saved.push(file as Blob)
      return 'blob:x'
    })
    const { user } = await openData({ 'GET /api/subscriber/export': whole })
    await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }))
    expect(
      await screen.findByText(/^Le fichier .+-export\.json \(.+\) est dans vos téléchargements/),
    ).toBeTruthy()
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(whole)
  })

  it('says why it failed, and can be tried again', async () => {
    const { user } = await openData({
      'GET /api/subscriber/export': cityRefusal(503, 'Service Unavailable', ''),
    })
    await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }))
    expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être rassemblées')
    expect(screen.getByRole('button', { name: 'Télécharger mes données' })).toBeTruthy()
  })
})

describe('deleting the account', () => {
  it('says first what goes and what stays for how long', async () => {
    await openData()
    expect(await screen.findByText('Ce qui disparaît')).toBeTruthy()
    expect(screen.getByText(/^vos demandes qui attendent une décision/)).toBeTruthy()
    expect(screen.getByText('vos paiements, sans votre nom, pendant 10 ans')).toBeTruthy()
    expect(screen.getByText(/^une contestation qui attend sa réponse/)).toBeTruthy()
  })

  it('is asked once more, then a mail is on its way', async () => {
    const { user, api } = await openData({ 'DELETE /api/subscriber': undefined })
    await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5_000 })
    expect(within(dialog).getByText(/Rien n’est supprimé avant/)).toBeTruthy()
    expect(api.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer le lien' }))
    expect(await screen.findByText('Le lien est envoyé')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('tells in the city’s words what came in the way meanwhile', async () => {
    const { user } = await openData({
      'DELETE /api/subscriber': cityRefusal(
        409,
        'Conflict',
        'Un paiement est en cours. Attendez son résultat.',
      ),
    })
    await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5_000 })
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer le lien' }))
    expect(await within(dialog).findByText('Un paiement est en cours. Attendez son résultat.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Garder mon compte' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is not offered while rights run: they are counted and named, what ends first before all', async () => {
    const rights = [
      { id: 'b', kind: 'ticket', name: null },
      { id: 'a', kind: 'subscription', name: 'Abonnement résident', until: '2027-03-12T22:59:59Z' },
    ]
    await openData({ 'GET /api/subscriber/erasure': { obstacle: 'right-in-force', rights, kept: KEPT } })
    const first = await screen.findByRole('link', { name: 'Abonnement résident, jusqu’au 12/03/2027' })
    expect(first.getAttribute('href')).toBe('/souscriptions/a')
    const second = screen.getByRole('link', { name: 'Ticket' })
    expect(second.getAttribute('href')).toBe('/souscriptions/tickets/b')
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('2 droits sont en cours ou à venir')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull()
  })

  it('names a right of a kind that nobody knows by a neutral word', async () => {
    const rights = [{ id: 'b', kind: 'BADGE', name: null }]
    await openData({ 'GET /api/subscriber/erasure': { obstacle: 'right-in-force', rights, kept: KEPT } })
    const link = await screen.findByRole('link', { name: 'Droit de stationnement' })
    expect(link.getAttribute('href')).toBe('/souscriptions')
  })

  it.each([
    ['payment-live', 'Un paiement est en cours'],
    ['no-email', 'Votre profil n’a pas d’adresse e-mail'],
    ['full-moon', 'Le compte ne peut pas être supprimé pour le moment'],
  ])('is not offered while there is %s', async (obstacle, title) => {
    await openData({ 'GET /api/subscriber/erasure': { obstacle, rights: [], kept: KEPT } })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull()
  })
})

describe('what goes with the account', () => {
  it.each([
    [['FC', 'CUSTOMER'], 'votre accès au portail, par e-mail comme par FranceConnect'],
    [['FC'], 'votre accès au portail'],
    [['CUSTOMER'], 'votre accès au portail'],
  ] as const)('names no way to sign in that the city has not: %j', async (loginTypes, told) => {
    await openData({}, fakeSubscriber(), { loginTypes })
    expect(await screen.findByText(told)).toBeTruthy()
  })
})

describe('an account without an email address', () => {
  const answers = { 'GET /api/subscriber/erasure': { obstacle: 'no-email', rights: [], kept: KEPT } }

  it('is asked for the address alone, and comes back', async () => {
    await openData(answers, fakeSubscriber({ email: '' }))
    const link = await screen.findByRole('link', { name: 'Donner mon adresse e-mail' })
    expect(link.getAttribute('href')).toBe('/settings?ask=email&back=/settings/data')
  })
})

describe('the link of the mail', () => {
  const openLink = async (answers: FakeAnswers, subscriber: Subscriber | null = null) => {
    const remote = await mountRemote(mount, { path: '/settings/erasure/secret', subscriber, answers })
    await screen.findByRole('heading', { level: 1, name: 'Supprimer mon compte' }, { timeout: 5_000 })
    return { ...remote, user: userEvent.setup() }
  }
  const CALL = 'POST /api/subscriber/erasure'

  it('erases nothing before the button is pressed, then says that it is done', async () => {
    const { user, api, navigation } = await openLink({ [CALL]: undefined })
    expect(screen.getByText(/vos demandes en attente, .* disparaissent aussitôt/)).toBeTruthy()
    expect(api.calls).toHaveLength(0)
    await waitFor(() => expect(navigation.location.pathname).toBe('/settings/erasure/lien'))
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement mon compte' }))
    const done = await screen.findByRole('heading', { level: 1, name: 'Votre compte est supprimé' })
    expect(document.activeElement).toBe(done)
    expect(api.calls[0]?.json).toEqual({ token: 'secret' })
  })

  it('has whoever is signed in asked for anew, and empties the tab once their session has closed', async () => {
    onTestFinished(() => sessionStorage.clear())
    sessionStorage.setItem('parvis.kept', 'a plate')
    sessionStorage.setItem('basket', 'of the page that embeds it')
    const { user, context, events, update } = await openLink({ [CALL]: undefined }, fakeSubscriber())
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement mon compte' }))
    const home = await screen.findByRole('link', { name: 'Revenir à l’accueil' })
    expect(home.getAttribute('href')).toBe('/')
    expect(events).toContainEqual({ kind: 'subscriber-changed' })
    // The session may belong to another person; then it stays.
    expect(sessionStorage.getItem('parvis.kept')).toBe('a plate')
    await update({ session: { ...context.session, state: { kind: 'disconnected' } }, subscriber: null })
    expect(sessionStorage.getItem('parvis.kept')).toBeNull()
    expect(sessionStorage.getItem('basket')).not.toBeNull()
    expect(await screen.findByRole('link', { name: 'Revenir à l’accueil' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Votre compte est supprimé' })).toBeTruthy()
  })

  it.each([
    ['whoever is signed in', fakeSubscriber(), /^Camille Martin a une session ouverte/],
    ['nobody else', null, null],
  ])('tells %s that it may be somebody else’s', async (_who, subscriber, words) => {
    await openLink({}, subscriber)
    expect(screen.queryByText(/une session ouverte/)?.textContent ?? null).toEqual(
      words && expect.stringMatching(words),
    )
  })

  it('opens nothing when only the address without its secret is opened', async () => {
    await mountRemote(mount, { path: '/settings/erasure/lien', subscriber: null })
    expect(await screen.findByText('Ce lien ne sert plus')).toBeTruthy()
    expect(screen.queryByText(/^Dernière étape/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer définitivement mon compte' })).toBeNull()
  })

  it('says that it no longer works, and where another comes from', async () => {
    const { user, events } = await openLink({ [CALL]: cityRefusal(410, 'LinkExpired', '') }, fakeSubscriber())
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement mon compte' }))
    expect(await screen.findByText('Ce lien ne sert plus')).toBeTruthy()
    expect(screen.queryByText(/^Dernière étape/)).toBeNull()
    // It may have served, and the answer been lost.
    expect(events).toContainEqual({ kind: 'subscriber-changed' })
    expect(screen.getByRole('link', { name: 'Demander un autre lien' }).getAttribute('href')).toBe(
      '/settings/data',
    )
  })

  it('stays good when a right came in the way, and the city says so', async () => {
    const { user } = await openLink({ [CALL]: cityRefusal(409, 'Conflict', 'Un droit est encore en cours.') })
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement mon compte' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Un droit est encore en cours.')
    expect(screen.getByRole('button', { name: 'Supprimer définitivement mon compte' })).toBeTruthy()
  })
})
