import { ticketId } from '@parvis/shared-kernel/ids'
import {
  aDefinition,
  aMoment,
  aSubscriber,
  aTicket,
  cityRefusal,
  type FakeRemoteOptions,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'
import { openResult, operation, PAYMENTS, rights, SUMMARY, toPay } from '../testing/fake-payment.ts'

eachScreen(() =>
  Promise.all([import('./payment-result.route.tsx'), import('../right-actions/pay-dialog.tsx')]),
)

const openDialog = async (options: FakeRemoteOptions) => {
  const user = userEvent.setup()
  const fake = await openResult({ path: '/souscriptions/sub-1', ...options })
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
    amount: 12_000,
    shouldKeepMail: true,
    urlRedirection: `${window.location.origin}/souscriptions/sub-1/payments`,
  })
  await user.click(submit)
  expect(fake.api.calls.filter(({ name }) => name === PAYMENTS)).toHaveLength(1)
  document.querySelector('form[hidden]')?.remove()
})

test('a price that changed meanwhile is told, and paid only once it was pressed', async () => {
  const { user, fake, dialog, submit } = await openDialog({
    answers: { ...rights, [PAYMENTS]: { amount: 15_000 } },
  })
  await user.click(submit)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/maintenant de 150,00/)
  await user.click(dialog.getByRole('button', { name: /Payer 150,00/ }))
  const paid = fake.api.calls.filter(({ name }) => name === PAYMENTS)
  expect(paid.map(({ json }) => (json as { amount: number }).amount)).toEqual([12_000, 15_000])
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

test.each([
  ['2026-02-01', '2026-05-31', /^Sa validité est terminée depuis le 31\/05\/2026/],
  ['2026-06-01', '2026-06-30', /^Sa validité a commencé le 01\/06\/2026/],
  ['2026-06-20', '2026-07-20', null],
])('who pays for the time from %s to %s is told what of it is over', async (from, to, told) => {
  const [startOfValidity, endOfValidity] = [`${from}T00:00:00+02:00`, `${to}T23:59:59+02:00`].map(aMoment)
  const subscription = { ...toPay, startOfValidity: startOfValidity!, endOfValidity: endOfValidity! }
  const { dialog } = await openDialog({ answers: cityAnswers({ subscriptions: [subscription] }) })
  const warning = dialog.queryByText(/^Sa validité/)?.textContent ?? null
  expect(warning).toEqual(told === null ? null : expect.stringMatching(told))
})

test.each([
  ['11:50', true, true],
  ['11:58', true, false],
  ['11:50', false, false],
])(
  'who pays at noon for a ticket from %s, by the hour %s, is told that it runs: %s',
  async (at, by, isTold) => {
    const user = userEvent.setup()
    const [start, end] = [`2026-06-13T${at}:00+02:00`, '2026-06-13T14:00:00+02:00'].map(aMoment)
    const ticket = aTicket({
      id: ticketId('t-1'),
      status: 'awaiting-payment',
      startOfValidity: start!,
      endOfValidity: end!,
    })
    const definitions = [aDefinition({ computeExactHourlyEnd: by })]
    await openResult({
      path: '/souscriptions/tickets/t-1',
      answers: cityAnswers({ tickets: [ticket], definitions }),
    })
    const [pay] = await screen.findAllByRole('button', { name: /^Payer/ })
    await user.click(pay!)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText(/^Sa validité a commencé le 13\/06\/2026\s11:50/) !== null).toBe(isTold)
  },
)

test('an address that was kept from a payment stands there already, twice', async () => {
  const paymentEmail = 'comptabilite@example.org'
  const { dialog, submit } = await openDialog({ answers: rights, subscriber: aSubscriber({ paymentEmail }) })
  for (const label of ['Adresse e-mail', /^Confirmez/])
    expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe(paymentEmail)
  expect(submit.disabled).toBe(false)
})

test('an address that was changed must be copied right before one can pay', async () => {
  const { user, dialog, submit } = await openDialog({ answers: rights })
  expect(submit.getAttribute('aria-disabled')).toBeNull()
  await user.clear(dialog.getByLabelText('Adresse e-mail'))
  await user.type(dialog.getByLabelText('Adresse e-mail'), 'autre@example.org')
  expect(await dialog.findByText(/Les deux adresses sont différentes/)).toBeTruthy()
  // A press sends nothing and leads to the fault, so the button is not disabled.
  expect(submit.getAttribute('aria-disabled')).toBeNull()
  await user.click(submit)
  expect(document.activeElement).toBe(dialog.getByLabelText('Confirmez l’adresse e-mail'))
  await user.clear(dialog.getByLabelText('Confirmez l’adresse e-mail'))
  await user.type(dialog.getByLabelText('Confirmez l’adresse e-mail'), 'autre@example.org')
  expect(submit.getAttribute('aria-disabled')).toBeNull()
})

test('a right that is being paid elsewhere is not paid twice: the city’s answer says to wait', async () => {
  const refusal = cityRefusal(409, 'OperationPending')
  const { user, dialog, submit } = await openDialog({ answers: { ...rights, [PAYMENTS]: refusal } })
  await user.click(submit)
  expect(await dialog.findByText(/Un paiement est déjà en cours/)).toBeTruthy()
})

test('what was paid in another tab meanwhile is said to be paid, not to be impossible', async () => {
  const refusal = cityRefusal(409, 'OrderPaymentNotAllowed')
  const { user, fake, submit } = await openDialog({ answers: { ...rights, [PAYMENTS]: refusal } })
  fake.api.answer(cityAnswers({ subscriptions: [{ ...toPay, status: 'granted' }] }))
  await user.click(submit)
  const dialog = within(await screen.findByRole('dialog', { name: 'C’est déjà payé' }))
  expect(dialog.queryByRole('button', { name: /^Payer/ })).toBeNull()
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
  const fake = await openResult({
    answers: { ...rights, [SUMMARY]: operation('REFUSED'), [PAYMENTS]: { sent: true } },
  })
  await user.click(await screen.findByRole('button', { name: 'Recevoir un lien de paiement par e-mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Recevoir un lien pour payer/ }))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Envoyer le lien' })
  await user.clear(dialog.getByLabelText('Adresse e-mail'))
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
