import {
  appealId,
  definitionId,
  evidenceId,
  fineId,
  operationId,
  orderId,
  refundId,
  ticketId,
} from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { aDefinition, aMoment, aSubscriber, aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cityAnswers } from '../testing/city-answers.ts'
import { cardOf, eachDashboard, openDashboard } from '../testing/opened-dashboard.ts'

eachDashboard()

const day = aDefinition({ id: definitionId('day'), name: 'Journée' })

test('what is to be paid and completed comes first, at most three', async () => {
  const waiting = (id: string, status: 'awaiting-payment' | 'awaiting-evidence') =>
    aSubscription({
      id: orderId(id),
      status,
      requestedEvidences: [{ id: evidenceId('home'), name: 'Domicile' }],
    })
  const subscriptions = [
    waiting('a', 'awaiting-evidence'),
    waiting('b', 'awaiting-payment'),
    waiting('c', 'awaiting-payment'),
  ]
  await openDashboard({ answers: cityAnswers({ subscriptions, shouldAskForAddress: true }) })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  await toDo.findByText('Indiquez votre adresse')
  expect(toDo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Payez «\u202fRésident\u202f»',
    'Payez «\u202fRésident\u202f»',
    'Indiquez votre adresse',
  ])
  expect(toDo.getByRole('link', { name: 'Ajouter mon adresse' }).getAttribute('href')).toBe(
    '/settings?ask=address&back=/souscriptions',
  )
  expect(toDo.getByText('Une autre chose vous attend dans la liste ci-dessous.')).toBeTruthy()
})

test.each([
  ['awaiting-payment', 'button', /^Payer.*E F 4 5 6 G H/],
  ['awaiting-evidence', 'link', /^Voir.*E F 4 5 6 G H/],
] as const)(
  'tickets of one name that are %s are told apart by their plates, the %s by its name too',
  async (status, role, name) => {
    const ticket = (id: string, plate: string) =>
      aTicket({ id: ticketId(id), status, plates: dropBlankPlates([plate]) })
    const tickets = [ticket('a', 'AB-123-CD'), ticket('b', 'EF-456-GH')]
    await openDashboard({ answers: cityAnswers({ tickets, definitions: [aDefinition()] }) })
    const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
    for (const plate of ['AB-123-CD', 'EF-456-GH']) expect(await toDo.findByText(plate)).toBeTruthy()
    expect(toDo.getAllByRole(role)).toHaveLength(2)
    expect(toDo.getByRole(role, { name })).toBeTruthy()
  },
)

test('a payment on its way is shown as that, with neither pay nor cancel', async () => {
  const pending = aSubscription({
    status: 'awaiting-payment',
    operationIds: [operationId('op-1')],
    isPaymentPending: true,
  })
  await openDashboard({ answers: cityAnswers({ subscriptions: [pending] }) })
  const card = within(await cardOf('Résident'))
  expect(card.getByText('Paiement en cours de confirmation')).toBeTruthy()
  const toDo = within(screen.getByRole('region', { name: 'À faire' }))
  expect(toDo.getByRole('heading', { level: 3 }).textContent).toMatch(/^Paiement de .* en cours/)
  expect(toDo.getByText(/Ne payez pas une seconde fois/)).toBeTruthy()
  for (const link of screen.getAllByRole('link', { name: /^Suivre ce paiement/ }))
    expect(link.getAttribute('href')).toBe(`/souscriptions/${pending.id}?idop=op-1`)
  expect(screen.queryByRole('button', { name: /^(Payer|Annuler)/ })).toBeNull()
})

test('where the city says nothing of it, who has neither zone nor address is asked for one', async () => {
  const subscriber = aSubscriber({ zoneId: null, address: null })
  const answers = cityAnswers({ subscriber })
  const { shouldAskForAddress: _, ...plans } = answers['GET /api/plans'] as Record<string, unknown>
  await openDashboard({ subscriber, answers: { ...answers, 'GET /api/plans': plans } })
  expect(await screen.findByText('Indiquez votre adresse')).toBeTruthy()
})

test('money that waits for bank details is something to do, and the way there is given', async () => {
  const id = refundId('r-1')
  const refund = {
    id,
    fineId: null,
    rightId: 'gone',
    status: 'document-requested',
    amount: cents(300),
    currency: 'CHF',
  } as const
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()], refunds: [refund] }) })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(await toDo.findByRole('heading', { name: /La ville vous doit 3,00.CHF/ })).toBeTruthy()
  expect(toDo.getByRole('link', { name: 'Envoyer mon RIB' }).getAttribute('href')).toBe('/refunds/r-1')
})

test('what the city asks of an appeal is something to do, until when, and the way there is given', async () => {
  const number = '21380990000016261331156495'
  const asked = {
    appealId: appealId('a-1'),
    fineId: fineId(number),
    dueAt: aMoment('2026-07-01T12:00:00Z'),
    implicitRejectionAt: null,
    tribunalDeadline: null,
  }
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()], awaitedAnswers: [asked] }) })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(await toDo.findByRole('heading', { name: /attend votre réponse sur une contestation/ })).toBeTruthy()
  expect(toDo.getByText(/jusqu’au 01\/07\/2026 - 14:00/)).toBeTruthy()
  const link = toDo.getByRole('link', { name: 'Répondre à la ville' })
  expect(link.getAttribute('href')).toBe(`/fps/${number}/appeal/complement`)
})

test('what the city asked until a day that has passed is told so, and can be answered all the same', async () => {
  const asked = {
    appealId: appealId('a-1'),
    fineId: fineId('21380990000016261331156495'),
    dueAt: aMoment('2020-07-01T12:00:00Z'),
    implicitRejectionAt: null,
    tribunalDeadline: null,
  }
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()], awaitedAnswers: [asked] }) })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(await toDo.findByText(/La date limite était le 01\/07\/2020 - 14:00/)).toBeTruthy()
  expect(toDo.queryByText(/À envoyer jusqu’au/)).toBeNull()
  expect(toDo.getByRole('link', { name: 'Répondre à la ville' })).toBeTruthy()
})

test('an appeal that silence has rejected leads to court, not to an answer that nobody reads', async () => {
  const number = '21380990000016261331156495'
  const rejected = {
    appealId: appealId('a-1'),
    fineId: fineId(number),
    dueAt: aMoment('2026-05-01T12:00:00Z'),
    implicitRejectionAt: aMoment('2020-07-01T21:59:59Z'),
    tribunalDeadline: aMoment('2099-08-01T21:59:59Z'),
  }
  await openDashboard({
    answers: cityAnswers({ subscriptions: [aSubscription()], awaitedAnswers: [rejected] }),
  })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(
    await toDo.findByRole('heading', { name: 'Votre contestation est rejetée par silence' }),
  ).toBeTruthy()
  expect(toDo.getByText(/saisir le tribunal du stationnement payant jusqu’au 01\/08\/2099/)).toBeTruthy()
  expect(toDo.queryByRole('link', { name: 'Répondre à la ville' })).toBeNull()
  const link = toDo.getByRole('link', { name: 'Voir la contestation' })
  expect(link.getAttribute('href')).toBe(`/fps/${number}/appeal`)
})

test('money that goes back for a fine is told as such, for it may be somebody else who paid it', async () => {
  const refund = {
    id: refundId('r-2'),
    fineId: fineId('21380990000016261290004005'),
    rightId: null,
    status: 'document-requested',
    amount: cents(1700),
    currency: null,
  } as const
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()], refunds: [refund] }) })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(await toDo.findByRole('heading', { name: /La ville rembourse 17,00.€ sur un FPS/ })).toBeTruthy()
  expect(toDo.getByRole('link', { name: 'Voir le remboursement' }).getAttribute('href')).toBe('/refunds/r-2')
})

test('a request that was begun is shown with its way back, until it is put away', async () => {
  let drafts = [
    {
      procedure: 'ticket-day',
      version: 1,
      updatedAt: '2026-05-05T10:00:00+02:00',
      keptUntil: '2026-06-04T10:00:00+02:00',
    },
  ]
  await openDashboard({
    answers: {
      ...cityAnswers({ definitions: [day] }),
      'GET /api/subscriber/drafts': () => drafts,
      'DELETE /api/subscriber/drafts/ticket-day': () => {
        drafts = []
      },
    },
  })
  const user = userEvent.setup()
  const part = within(await screen.findByRole('region', { name: 'Reprendre votre demande' }))
  expect(part.getByText(/Gardée jusqu’au 04\/06\/2026/)).toBeTruthy()
  expect(part.getByRole('link', { name: /Reprendre/ }).getAttribute('href')).toBe(
    '/souscriptions/ticket/create/day?step=resume',
  )
  await user.click(part.getByRole('button', { name: /^Effacer/ }))
  await user.click(part.getByRole('button', { name: 'Effacer la demande commencée' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reprendre votre demande' })).toBeNull())
})
