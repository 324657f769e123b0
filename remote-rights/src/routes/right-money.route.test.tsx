import { operationId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aTicket, cityRefusal, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => import('./right-detail.route.tsx'))

const canceled = aTicket({ status: 'canceled', price: cents(300), operationIds: [operationId('op-1')] })
const refund = {
  id: refundId('r-1'),
  fineId: null,
  rightId: canceled.id,
  amount: cents(300),
  // A payment that is older than the city's currency.
  currency: 'CHF',
}
const SUMMARY = `GET /api/tickets/${canceled.id}/payments/summary`
const paid = {
  status: 'PAYMENT_REGISTERED',
  operationId: 'op-1',
  resourceId: canceled.id,
  amount: 300,
  transactionDatetime: '2026-06-09T18:02:00+02:00',
  authorizationNumber: '332720',
}
const events = [
  {
    id: '2',
    at: '2026-06-10T09:30:00+02:00',
    kind: 'refund-opened',
    resourceType: 'refund',
    resourceId: 'r-1',
  },
  {
    id: '1',
    at: '2026-06-10T09:30:00+02:00',
    kind: 'right-canceled',
    resourceType: 'ticket',
    resourceId: canceled.id,
  },
] as const
const open = (status: 'document-requested' | 'paid', answers = {}) =>
  mountRemote(mount, {
    path: `/souscriptions/tickets/${canceled.id}`,
    answers: {
      ...cityAnswers({ tickets: [canceled], refunds: [{ ...refund, status }], events: [...events] }),
      [SUMMARY]: paid,
      ...answers,
    },
  })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a canceled ticket still shows what was paid for it', async () => {
  await open('paid')
  const payments = await region('Paiements')
  expect(await payments.findByText('op-1')).toBeTruthy()
  expect(payments.getByText(/^Paiement accepté/)).toBeTruthy()
  expect(payments.getByRole('button', { name: /Ouvrir.*Reçu de paiement/ })).toBeTruthy()
})

test('money that goes back is shown with its state and leads to its own screen', async () => {
  await open('paid')
  const refunds = await region('Remboursement')
  expect(refunds.getByText('Versé')).toBeTruthy()
  expect(refunds.getByText('3,00 CHF')).toBeTruthy()
  expect(refunds.getByRole('link', { name: /Suivre ce remboursement/ }).getAttribute('href')).toBe(
    '/refunds/r-1',
  )
  expect(screen.queryByRole('link', { name: 'Envoyer mes coordonnées bancaires' })).toBeNull()
})

test('while it waits for bank details the page begins with that, and does not say that nothing is to be done', async () => {
  await open('document-requested')
  const send = await screen.findByRole('link', { name: 'Envoyer mes coordonnées bancaires' })
  expect(send.getAttribute('href')).toBe('/refunds/r-1')
  expect(screen.getByText(/La ville vous doit 3,00 CHF/)).toBeTruthy()
  expect(screen.queryByText(/Il n’y a rien à faire/)).toBeNull()
})

test('what happened stands under the day on which it happened', async () => {
  await open('paid')
  const steps = await region('Les étapes')
  expect(await steps.findByText('Remboursement ouvert')).toBeTruthy()
  expect(steps.getAllByText('10/06/2026 - 09:30')).toHaveLength(2)
  expect(steps.queryByText('aujourd’hui')).toBeNull()
})

test('a city that tells no dates leaves the right its own story', async () => {
  await open('paid', { 'GET /api/subscriber/timeline': cityRefusal(503, 'Service Unavailable') })
  const steps = await region('Les étapes')
  expect(steps.getByText('Demande envoyée')).toBeTruthy()
  expect(steps.getByText('Annulé')).toBeTruthy()
})
