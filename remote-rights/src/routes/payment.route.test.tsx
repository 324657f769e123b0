import { operationId, orderId } from '@parvis/shared-kernel/ids'
import {
  aSubscription,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  NOW,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() =>
  Promise.all([import('./payment-result.route.tsx'), import('../right-actions/pay-dialog.tsx')]),
)

const toPay = aSubscription({ id: orderId('sub-1'), status: 'awaiting-payment', isFullyPaid: false })
const rights = cityAnswers({ subscriptions: [toPay] })
const SUMMARY = 'GET /api/subscriber/subscriptions/sub-1/payments/summary'
const PAYMENTS = 'POST /api/subscriber/subscriptions/sub-1/payments'
const operation = (status: string) => ({
  status,
  operationId: 'op-1',
  resourceId: 'sub-1',
  amount: 12_000,
  transactionDatetime: '2026-06-13T11:58:00+02:00',
  authorizationNumber: '332720',
})
const open = (options: FakeRemoteOptions) =>
  mountRemote(mount, { path: '/souscriptions/sub-1/payments?idop=op-1', ...options })
const result = (status: string) => open({ answers: { ...rights, [SUMMARY]: operation(status) } })

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

test('both addresses of a payment show the same screen', async () => {
  await open({
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
  const fake = await open({ answers: { ...rights, [SUMMARY]: cityRefusal(503, 'Service Unavailable') } })
  expect(await screen.findByText('Le résultat du paiement ne s’affiche pas')).toBeTruthy()
  fake.api.answer({ [SUMMARY]: operation('PAYMENT_REGISTERED') })
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre paiement est accepté' })).toBeTruthy()
})

test('without an operation number, the right itself says where it stands', async () => {
  const fake = await open({ path: '/souscriptions/sub-1/payments', answers: rights })
  expect(await screen.findByRole('heading', { level: 1, name: 'Résident' })).toBeTruthy()
  expect(fake.navigation.location.pathname).toBe('/souscriptions/sub-1')
})

test.each([
  ['PENDING', true],
  ['REFUSED', false],
])('a right to pay whose latest payment is %s says to follow that one: %s', async (status, isFollowed) => {
  const right = { ...toPay, operationIds: ['op-0', 'op-1'].map(operationId) }
  await open({
    path: '/souscriptions/sub-1',
    answers: {
      ...cityAnswers({ subscriptions: [right] }),
      // The last one is asked for first.
      [SUMMARY]: ({ query }: { query: Record<string, string> }) => ({
        ...operation(query.operationId === 'op-0' ? 'REFUSED' : status),
        operationId: query.operationId,
      }),
    },
  })
  const payments = within(await screen.findByRole('region', { name: 'Paiements' }))
  expect(await payments.findByText('op-1')).toBeTruthy()
  const follow = screen.queryByRole('link', { name: 'Suivre ce paiement' })
  expect(follow?.getAttribute('href')).toBe(isFollowed ? '/souscriptions/sub-1?idop=op-1' : undefined)
  expect(screen.queryByText(/Ne payez pas une seconde fois/) !== null).toBe(isFollowed)
})

const openDialog = async (options: FakeRemoteOptions) => {
  const user = userEvent.setup()
  const fake = await open({ path: '/souscriptions/sub-1', ...options })
  const [pay] = await screen.findAllByRole('button', { name: /^Payer/ })
  await user.click(pay!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Payer «\u202fRésident\u202f»' }))
  return {
    user,
    fake,
    dialog,
    submit: dialog.getByRole<HTMLButtonElement>('button', { name: /Payer 120,00/ }),
  }
}

test('paying asks for an address, then leaves for the provider by the form it wants', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const start = { method: 'POST', url: 'https://pay.example/', body: 'vads_amount=12000' }
  const { user, fake, dialog, submit } = await openDialog({ answers: { ...rights, [PAYMENTS]: start } })
  await user.click(dialog.getByRole('checkbox', { name: 'Garder cette adresse pour la prochaine fois' }))
  await user.click(submit)
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce())
  expect(fake.api.calls.find(({ name }) => name === PAYMENTS)?.json).toEqual({
    email: 'camille.martin@example.org',
    shouldKeepMail: true,
    urlRedirection: `${window.location.origin}/souscriptions/sub-1/payments`,
  })
  await user.click(submit)
  expect(fake.api.calls.filter(({ name }) => name === PAYMENTS)).toHaveLength(1)
  document.querySelector('form[hidden]')?.remove()
})

test('whoever comes back by the browser’s own button finds the right as it is now, not a button busy for ever', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const start = { method: 'POST', url: 'https://pay.example/', body: 'vads_amount=12000' }
  const { user, fake, submit } = await openDialog({ answers: { ...rights, [PAYMENTS]: start } })
  await user.click(submit)
  await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'))
  fake.api.answer(cityAnswers({ subscriptions: [{ ...toPay, status: 'granted' }] }))
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText('Actif')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  document.querySelector('form[hidden]')?.remove()
})

test('an address that was changed must be copied right before one can pay', async () => {
  const { user, dialog, submit } = await openDialog({ answers: rights })
  expect(submit.disabled).toBe(false)
  await user.clear(dialog.getByLabelText('Adresse e-mail'))
  await user.type(dialog.getByLabelText('Adresse e-mail'), 'autre@example.org')
  expect(submit.disabled).toBe(true)
  expect(await dialog.findByText(/Les deux adresses sont différentes/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Confirmez l’adresse e-mail'))
  await user.type(dialog.getByLabelText('Confirmez l’adresse e-mail'), 'autre@example.org')
  expect(submit.disabled).toBe(false)
})

test('a right that is being paid elsewhere is not paid twice: the city’s answer says to wait', async () => {
  const refusal = cityRefusal(409, 'OperationPending')
  const { user, dialog, submit } = await openDialog({ answers: { ...rights, [PAYMENTS]: refusal } })
  await user.click(submit)
  expect(
    await dialog.findByText(/Quelqu’un, ou votre banque, est encore occupé par ce paiement/),
  ).toBeTruthy()
})

test('where the city needs no address, one may pay without', async () => {
  const paymentEmail = { blockPasteInConfirmation: false, required: false }
  const { user, dialog, submit } = await openDialog({ config: { paymentEmail }, answers: rights })
  await user.clear(dialog.getByLabelText(/^Adresse e-mail/))
  await user.clear(dialog.getByLabelText(/^Confirmez l’adresse e-mail/))
  expect(submit.disabled).toBe(false)
})

test('whoever cannot pay now has a link sent, to themselves or to another', async () => {
  const user = userEvent.setup()
  const fake = await open({
    answers: { ...rights, [SUMMARY]: operation('REFUSED'), [PAYMENTS]: { sent: true } },
  })
  await user.click(await screen.findByRole('button', { name: 'Recevoir un lien de paiement par e-mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Recevoir un lien pour payer/ }))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Envoyer le lien' })
  await user.clear(dialog.getByLabelText('Adresse e-mail'))
  expect(submit.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Adresse e-mail'), 'parent@example.org')
  await user.clear(dialog.getByLabelText('Confirmez l’adresse e-mail'))
  await user.type(dialog.getByLabelText('Confirmez l’adresse e-mail'), 'parent@example.org')
  await user.click(submit)
  expect(await screen.findByText('Le lien de paiement est envoyé à parent@example.org.')).toBeTruthy()
  expect(fake.api.calls.find(({ name }) => name === PAYMENTS)?.json).toMatchObject({
    email: 'parent@example.org',
    sendLink: true,
  })
})
