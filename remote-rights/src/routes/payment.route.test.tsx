import { operationId } from '@parvis/shared-kernel/ids'
import { aMoment, aTicket, cityRefusal, NOW, networkDown } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'
import { openResult, operation, rights, SUMMARY, toPay } from '../testing/fake-payment.ts'

eachScreen(() =>
  Promise.all([import('./payment-result.route.tsx'), import('../right-actions/pay-dialog.tsx')]),
)

const result = (status: string) => openResult({ answers: { ...rights, [SUMMARY]: operation(status) } })

test.each([
  ['PAYMENT_REGISTERED', 'Votre paiement est accepté', false],
  ['PAYMENT_RECEIVED', 'Votre paiement est reçu', false],
  ['REFUSED', 'Votre paiement est refusé', true],
  ['ABANDONED', 'Le paiement n’est pas allé au bout', true],
  ['SOMETHING_NEW', 'Nous ne connaissons pas l’état de ce paiement', false],
])('%s reads « %s »; may be tried again: %s', async (status, title, canRetry) => {
  const fake = await result(status)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer de payer' }) !== null).toBe(canRetry)
  expect(screen.getByRole('link', { name: 'Revenir à mes droits' }).getAttribute('href')).toBe(
    '/souscriptions',
  )
  expect(screen.getByText('13/06/2026 - 11:58')).toBeTruthy()
  expect(screen.getByText(/120,00/)).toBeTruthy()
  expect(fake.screenTitle()).toBe(title)
})

test.each([
  ['PENDING', 0],
  ['REFUSED', 0],
  ['ABANDONED', 0],
  ['SOMETHING_NEW', 0],
  ['PAYMENT_RECEIVED', 1],
  ['PAYMENT_REGISTERED', 1],
])('%s: receipts to open: %i', async (status, count) => {
  await result(status)
  await screen.findByText('op-1')
  // Wait until the rights are loaded too.
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
  expect(screen.queryAllByRole('button', { name: /^Ouvrir.*Reçu de paiement/ })).toHaveLength(count)
})

test('the receipt of a payment is asked for by its operation, and told in words when it does not open', async () => {
  const { api } = await openResult({
    answers: {
      ...rights,
      [SUMMARY]: operation('PAYMENT_REGISTERED'),
      'POST /api/documents/tickets': () => {
        throw cityRefusal(409, 'OrderInvoiceNotAllowed')
      },
    },
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: /Télécharger.*Reçu de paiement/ }))
  expect(await screen.findByRole('dialog', { name: 'Le reçu ne s’ouvre pas' })).toBeTruthy()
  const asked = api.calls.find(({ name }) => name === 'POST /api/documents/tickets')
  expect(asked?.json).toEqual({ kind: 'payment-receipt', id: 'op-1' })
})

const AHEAD = '2090-01-01T12:00:00Z'
const PAST = '2020-01-01T12:00:00Z'

test.each([
  ['PENDING', AHEAD, true],
  ['PENDING', PAST, false],
  ['PENDING', null, false],
  ['REFUSED', AHEAD, false],
  ['PAYMENT_REGISTERED', AHEAD, false],
])('%s, its page there until %s: the way back to it is shown %s', async (status, pageOpenUntil, isShown) => {
  await openResult({ answers: { ...rights, [SUMMARY]: { ...operation(status), pageOpenUntil } } })
  await screen.findByText('op-1')
  expect(screen.queryByText(/Vous avez quitté la page de paiement/) !== null).toBe(isShown)
})

test('both addresses of a payment show the same screen', async () => {
  await openResult({
    path: '/souscriptions/sub-1?idop=op-1',
    answers: { ...rights, [SUMMARY]: operation('REFUSED') },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est refusé' })).toBeTruthy()
})

test('an unknown status gives the operation number and whom to call', async () => {
  await result('SOMETHING_NEW')
  expect(await screen.findByText(/donnez-lui le numéro d’opération op-1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '01 99 00 12 34' })).toBeTruthy()
})

test('coming back from the bank’s app again and again takes nobody away from a payment being confirmed', async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  const { api, context, navigation } = await result('PENDING')
  expect(await screen.findByText(/Ne payez pas une seconde fois/)).toBeTruthy()
  for (let time = 0; time < 8; time += 1) {
    act(() => context.announce({ kind: 'rights-changed' }))
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  expect(api.calls.filter(({ name }) => name === SUMMARY).length).toBeGreaterThan(7)
  expect(navigation.location.pathname).toBe('/souscriptions/sub-1/payments')
})

test('a payment being confirmed says not to pay twice, asks again, and tells the rights when it is settled', async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  const fake = await result('PENDING')
  expect(await screen.findByText(/Ne payez pas une seconde fois/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
  fake.api.answer({ [SUMMARY]: operation('PAYMENT_REGISTERED') })
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est accepté' })).toBeTruthy()
  expect(fake.events).toContainEqual({ kind: 'rights-changed' })
})

test('after two minutes without an answer, one goes back to the right, told to wait', async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  const fake = await result('PENDING')
  await screen.findByText(/Ne payez pas une seconde fois/)
  await act(() => vi.advanceTimersByTimeAsync(125_000))
  expect(fake.navigation.location.pathname).toBe('/souscriptions/sub-1')
  expect(fake.navigation.location.search).toBe('')
  expect(await screen.findByText(/encore en cours de confirmation/)).toBeTruthy()
  expect(fake.api.calls.filter(({ name }) => name === SUMMARY)).toHaveLength(7)
})

test('a result that does not come can be asked again', async () => {
  const user = userEvent.setup()
  const fake = await openResult({
    answers: { ...rights, [SUMMARY]: cityRefusal(503, 'Service Unavailable') },
  })
  expect(await screen.findByText('Le résultat du paiement ne s’affiche pas')).toBeTruthy()
  expect(screen.getByText(/Si vous venez de payer, ne payez pas une seconde fois/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Revenir à mes droits' })).toBeTruthy()
  fake.api.answer({ [SUMMARY]: operation('PAYMENT_REGISTERED') })
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est accepté' })).toBeTruthy()
})

test('without an operation number the latest payment is shown', async () => {
  const fake = await openResult({
    path: '/souscriptions/sub-1/payments',
    answers: { ...rights, [SUMMARY]: operation('REFUSED') },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est refusé' })).toBeTruthy()
  expect(fake.api.calls.find(({ name }) => name === SUMMARY)?.query).toEqual({})
})

test('a right that was paid meanwhile is not to be paid again', async () => {
  const paid = cityAnswers({ subscriptions: [{ ...toPay, status: 'granted' }] })
  await openResult({ answers: { ...paid, [SUMMARY]: operation('REFUSED') } })
  expect(await screen.findByText('C’est déjà payé')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer de payer' })).toBeNull()
})

test('a ticket that has ended is not to be paid any more', async () => {
  const ended = aTicket({ status: 'awaiting-payment', endOfValidity: aMoment('2026-06-01T12:00:00+02:00') })
  await openResult({
    path: `/souscriptions/tickets/${ended.id}/payments?idop=op-1`,
    answers: {
      ...cityAnswers({ tickets: [ended] }),
      [`GET /api/tickets/${ended.id}/payments/summary`]: operation('REFUSED'),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est refusé' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer de payer' })).toBeNull()
})

test('a payment that was settled before one came back is told to the other parts, once', async () => {
  const fake = await result('PAYMENT_REGISTERED')
  await screen.findByRole('heading', { level: 1, name: 'Votre paiement est accepté' })
  expect(fake.events.filter(({ kind }) => kind === 'rights-changed')).toHaveLength(1)
})

test('without an operation number, the right itself says where it stands', async () => {
  const fake = await openResult({ path: '/souscriptions/sub-1/payments', answers: rights })
  expect(await screen.findByRole('heading', { level: 1, name: 'Résident' })).toBeTruthy()
  expect(fake.navigation.location.pathname).toBe('/souscriptions/sub-1')
})

test.each([
  ['PENDING', true],
  ['REFUSED', false],
])('a right to pay whose latest payment is %s says to follow that one: %s', async (status, isFollowed) => {
  const right = { ...toPay, operationIds: ['op-0', 'op-1'].map(operationId) }
  await openResult({
    path: '/souscriptions/sub-1',
    answers: {
      ...cityAnswers({ subscriptions: [right] }),
      // The latest is requested first.
      [SUMMARY]: ({ query }: { query: Record<string, string> }) => ({
        ...operation(query.operationId === 'op-0' ? 'REFUSED' : status),
        operationId: query.operationId,
      }),
    },
  })
  const payments = within(await screen.findByRole('region', { name: 'Paiements' }))
  expect(await payments.findByText('op-1')).toBeTruthy()
  const [follow] = screen.queryAllByRole('link', { name: /^Suivre ce paiement/ })
  expect(follow?.getAttribute('href')).toBe(isFollowed ? '/souscriptions/sub-1?idop=op-1' : undefined)
  expect(screen.queryAllByRole('button', { name: /^(Payer|Annuler)/ })).toHaveLength(isFollowed ? 0 : 3)
  expect(screen.queryByText(/Ne payez pas une seconde fois/) !== null).toBe(isFollowed)
})

test('a result that cannot be read is an error in the page’s title', async () => {
  const fake = await openResult({ answers: { ...rights, [SUMMARY]: networkDown() } })
  await waitFor(() =>
    expect(fake.events.findLast(({ kind }) => kind === 'screen')).toMatchObject({ isError: true }),
  )
})
