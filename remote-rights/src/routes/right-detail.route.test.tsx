import { evidenceId, orderId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  aMoment,
  aSubscription,
  aTicket,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { day } from '@parvis/shared-kernel/time'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() =>
  Promise.all([import('./right-detail.route.tsx'), import('../right-actions/cancel-dialog.tsx')]),
)

const subscription = aSubscription({ id: orderId('sub-1') })
const ticket = aTicket({
  startOfValidity: aMoment('2026-06-20T00:00:00+02:00'),
  endOfValidity: aMoment('2026-06-27T00:00:00+02:00'),
})
const ticketPath = `/souscriptions/tickets/${ticket.id}`
const open = (options: FakeRemoteOptions) => mountRemote(mount, { path: '/souscriptions/sub-1', ...options })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('every fact of a subscription is there', async () => {
  const right = {
    ...subscription,
    customFields: [{ id: 'trade', value: 'Plomberie' }],
    userComment: 'Merci.',
    agentComments: [{ createdAt: aMoment('2025-12-12T10:00:00+01:00'), comment: 'Dossier complet.' }],
    attachmentEvidences: [
      {
        id: evidenceId('home'),
        name: 'facture.pdf',
        size: 184_300,
        mime: 'application/pdf',
        urn: 'urn:1',
        contentUrl: 'https://evidence.example/1',
        created: aMoment('2025-12-10T10:00:00+01:00'),
        evidenceSubscriberMediaId: null,
      },
    ],
    plateHistory: {
      initialPlates: dropBlankPlates(['EF-456-GH']),
      activePlates: subscription.plates,
      elements: (['validated', 'waiting', 'rejected', 'unknown'] as const).map(status => ({
        date: day('2026-02-01'),
        time: '09:30',
        source: 'FRONT',
        newPlates: dropBlankPlates(['AB-123-CD']),
        removedPlates: [],
        status,
      })),
    },
  }
  const home = { id: evidenceId('home'), name: 'Justificatif de domicile' }
  const asked = { ...right, complements: [{ requestedAt: null, evidences: [home] }] }
  const fake = await open({ answers: cityAnswers({ subscriptions: [asked] }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Résident' })).toBeTruthy()
  const plates = await region('Plaques')
  for (const label of ['Validé', 'Déposé', 'Rejeté', 'Inconnu']) expect(plates.getByText(label)).toBeTruthy()
  expect((await region('Où il est valable')).getByText('Centre')).toBeTruthy()
  expect((await region('Vos réponses')).getByText('Plomberie')).toBeTruthy()
  expect((await region('Documents fournis')).getByText('Justificatif de domicile')).toBeTruthy()
  expect((await region('Documents fournis')).getByText(/184,3.Ko, fourni le 10\/12\/2025/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /facture.pdf/ }).getAttribute('href')).toBe(
    'https://evidence.example/1',
  )
  expect((await region('Messages de la ville')).getByText('Dossier complet.')).toBeTruthy()
  const summary = await region('En bref')
  expect(summary.getByText(/120,00/)).toBeTruthy()
  expect(summary.getByText('31/12/2026')).toBeTruthy()
  expect((await region('Les étapes')).getByText(/^date prévue.: 31\/12\/2026$/)).toBeTruthy()
  const end = (await region('Les étapes')).getByRole('link', { name: /agenda.*Fin de validité/ })
  expect(end.getAttribute('download')).toBe('Fin-de-validite-Resident-2026-12-31.ics')
  expect(fake.screenTitle()).toBe('Résident')
  expect(fake.reports).toEqual([])
})

test.each([
  [['Justificatif de domicile'], 'Document attendu', /^La ville l’attend pour continuer/],
  [['Justificatif de domicile', 'Carte grise'], 'Documents attendus', /^La ville les attend pour continuer/],
])('what the city still asks stands on the page, with the way to give it: %s', async (names, title, why) => {
  const right = aSubscription({
    id: orderId('sub-1'),
    status: 'awaiting-evidence',
    requestedEvidences: names.map(name => ({ id: evidenceId(name), name })),
  })
  await open({ answers: cityAnswers({ subscriptions: [right] }) })
  expect(await screen.findByText('Justificatif de domicile')).toBeTruthy()
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  const [complete] = screen.getAllByRole('link', { name: /Compléter le dossier/ })
  expect(complete?.getAttribute('href')).toBe('/souscriptions/complete/sub-1')
})

test('a right that nobody knows is not in one’s rights', async () => {
  const fake = await open({
    path: '/souscriptions/nope',
    answers: cityAnswers({ subscriptions: [subscription] }),
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ce droit n’est pas dans vos droits' }),
  ).toBeTruthy()
  expect(fake.screenTitle()).toBe('Ce droit n’est pas dans vos droits')
})

test('a ticket is not found at a subscription’s address', async () => {
  await open({ path: `/souscriptions/${ticket.id}`, answers: cityAnswers({ tickets: [ticket] }) })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ce droit n’est pas dans vos droits' }),
  ).toBeTruthy()
})

test('while the right is awaited its place is kept; when it does not come, it can be asked again', async () => {
  const fake = await open({ answers: { ...cityAnswers(), 'GET /api/subscriber': neverAnswered } })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(fake.reports).toEqual([])
})

test('a right that does not come says so', async () => {
  await open({
    answers: { ...cityAnswers(), 'GET /api/subscriber': cityRefusal(500, 'Internal Server Error') },
  })
  expect(await screen.findByText('Vos droits ne s’affichent pas')).toBeTruthy()
})

test('a ticket is canceled after one question, and the page says so', async () => {
  const user = userEvent.setup()
  const answers = cityAnswers({ tickets: [ticket] })
  const fake = await open({
    path: ticketPath,
    answers: { ...answers, [`DELETE /api/order/${ticket.id}`]: undefined },
  })
  await user.click(await screen.findByRole('button', { name: /^Annuler le ticket/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Annuler ce ticket\u202f?' }))
  expect(fake.api.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false)
  fake.api.answer(cityAnswers({ tickets: [{ ...ticket, status: 'canceled' }] }))
  await user.click(question.getByRole('button', { name: 'Annuler le ticket' }))
  expect(await screen.findByText('Annulé', { selector: 'span' })).toBeTruthy()
  expect(screen.getAllByText(/^«.Visiteur.» est annulé\.$/)).toHaveLength(1)
  expect(fake.toasts()).toEqual([])
  expect(screen.queryByText(/Il n’y a rien à faire/)).toBeNull()
  expect(fake.events).toContainEqual({ kind: 'rights-changed' })
})

test('a ticket that can no longer be canceled is kept, with the reason', async () => {
  const user = userEvent.setup()
  const refusal = cityRefusal(409, 'OrderIsNotCancelable')
  await open({
    path: ticketPath,
    answers: { ...cityAnswers({ tickets: [ticket] }), [`DELETE /api/order/${ticket.id}`]: refusal },
  })
  await user.click(await screen.findByRole('button', { name: /^Annuler le ticket/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Annuler le ticket' }))
  expect(await question.findByText(/ne peut (pas|plus) être annulé/)).toBeTruthy()
})

test('zones that did not come are not said to be all of them, and can be asked for again', async () => {
  const user = userEvent.setup()
  const answers = cityAnswers({ subscriptions: [subscription] })
  const fake = await open({
    answers: { ...answers, 'GET /api/plans': cityRefusal(500, 'Internal Server Error') },
  })
  expect(await screen.findByText('Les zones ne s’affichent pas pour le moment.')).toBeTruthy()
  expect(screen.queryByText('Dans toute la zone de l’offre.')).toBeNull()
  fake.api.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Centre')).toBeTruthy()
})

test.each(['canceled', 'rejected'] as const)(
  'a right that is %s has no date of today where the city does not say when',
  async status => {
    await open({ answers: cityAnswers({ subscriptions: [{ ...subscription, status }] }) })
    const timeline = await region('Les étapes')
    expect(timeline.getAllByRole('listitem').length).toBeGreaterThan(1)
    expect(timeline.queryByText('aujourd’hui', { exact: false })).toBeNull()
  },
)
