import { orderId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import {
  aMoment,
  anOffer,
  aSubscription,
  aTicket,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  networkDown,
} from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() =>
  Promise.all([import('./right-detail.route.tsx'), import('../right-actions/cancel-dialog.tsx')]),
)

const id = orderId('sub-1')
const offers = [anOffer({ isShareEnabled: true })]
const shareable = cityAnswers({ subscriptions: [aSubscription({ id })], offers })
const open = (options: FakeRemoteOptions) => mountRemote(mount, { path: '/souscriptions/sub-1', ...options })

describe('a paper of the city', () => {
  const tab = () => ({
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
    document: { title: '' },
  })
  const pressOpen = async (answers: FakeRemoteOptions['answers'], opened: unknown) => {
    const user = userEvent.setup()
    vi.spyOn(window, 'open').mockReturnValue(opened as Window)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
    vi.stubGlobal('fetch', async () => new Response('%PDF'))
    await open({ answers: { ...shareable, ...answers } })
    const papers = within(await screen.findByRole('region', { name: 'Documents de la ville' }))
    await user.click(papers.getByRole('button', { name: /^Ouvrir.: Justificatif \(nouvelle fenêtre\)/ }))
    return user
  }

  test('opens in a tab of its own', async () => {
    const opened = tab()
    await pressOpen({ 'POST /api/documents/tickets': { token: 't' } }, opened)
    await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:proof'))
    expect(opened.document.title).toBe('Préparation du document')
  })

  test('keeps the button busy that was pressed, and no other of its right', async () => {
    await pressOpen({ 'POST /api/documents/tickets': () => new Promise(() => {}) }, tab())
    const busy = screen.getAllByRole('button', { busy: true })
    expect(busy.map(button => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Ouvrir.: Justificatif /),
    ])
  })

  test('that does not come closes its tab and says why', async () => {
    const opened = tab()
    const refusal = cityRefusal(429, 'Too Many Requests')
    await pressOpen({ 'POST /api/documents/tickets': refusal }, opened)
    const dialog = within(await screen.findByRole('dialog', { name: 'Le justificatif ne s’ouvre pas' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Trop d’essais en peu de temps/)
    expect(opened.close).toHaveBeenCalled()
  })

  test('that the browser blocks can be downloaded instead', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const user = await pressOpen({ 'POST /api/documents/tickets': { token: 't' } }, null)
    const dialog = within(await screen.findByRole('dialog', { name: 'Le justificatif ne s’ouvre pas' }))
    expect(dialog.getByText(/Votre navigateur a bloqué la nouvelle fenêtre/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Télécharger' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('whoever cancels a ticket', () => {
  const [end, money, request] = [/ne sera plus valable/, /la ville ouvre un remboursement/, /La demande de/]
  const SENTENCES = [end, money, request, /Rien n’a été payé/]

  test.each([
    ['granted', 300, [end, money]],
    ['granted', 0, [end]],
    ['awaiting-evidence', 300, [request]],
    ['under-review', 300, [request]],
    ['under-review', 0, [request]],
    ['awaiting-payment', 300, [/Rien n’a été payé/]],
  ] as const)('that is %s and costs %i is told what that means', async (status, price, told) => {
    const user = userEvent.setup()
    const ticket = aTicket({
      status,
      price: cents(price),
      startOfValidity: aMoment('2026-06-20T00:00:00+02:00'),
      endOfValidity: aMoment('2026-06-27T00:00:00+02:00'),
    })
    await open({ path: `/souscriptions/tickets/${ticket.id}`, answers: cityAnswers({ tickets: [ticket] }) })
    await user.click(await screen.findByRole('button', { name: /^Annuler le ticket/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(SENTENCES.filter(sentence => question.queryByText(sentence) !== null)).toEqual(told)
    expect(question.queryByRole('link', { name: '01 99 00 12 34' }) !== null).toBe(
      told.some(said => said === money),
    )
  })

  test('whose payment an agent refunds already is promised no second refund of it', async () => {
    const user = userEvent.setup()
    const ticket = aTicket({
      price: cents(300),
      startOfValidity: aMoment('2026-06-20T00:00:00+02:00'),
      endOfValidity: aMoment('2026-06-27T00:00:00+02:00'),
    })
    const refund = { fineId: null, status: 'paid', amount: cents(300), currency: 'EUR' } as const
    const refunds = [
      { ...refund, id: refundId('r-1'), rightId: ticket.id },
      { ...refund, id: refundId('r-2'), rightId: id, amount: cents(900) },
    ]
    const answers = cityAnswers({ tickets: [ticket], refunds })
    await open({ path: `/souscriptions/tickets/${ticket.id}`, answers })
    await user.click(await screen.findByRole('button', { name: /^Annuler le ticket/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/a déjà ouvert un remboursement de 3,00.€ pour ce droit/)).toBeDefined()
    expect(question.queryByText(money)).toBeNull()
  })
})

test.each([
  ['granted', /^Annuler l’abonnement/, /^Annuler cet abonnement/, /ne sera plus valable/],
  ['awaiting-payment', /^Annuler la demande/, /^Annuler cette demande/, /Rien n’a été payé/],
] as const)(
  'a subscription that is %s is canceled by its name: it is a request until it is granted',
  async (status, action, title, told) => {
    const user = userEvent.setup()
    const right = aSubscription({ id, status, startOfValidity: aMoment('2026-06-20T00:00:00+02:00') })
    const answers = cityAnswers({ subscriptions: [right], offers: [anOffer({ canCancelBeforeStart: true })] })
    await open({ answers })
    await user.click(await screen.findByRole('button', { name: action }))
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    expect(question.getByText(told)).toBeTruthy()
  },
)

test.each([
  ['on another device', cityRefusal(409, 'OrderIsNotCancelable')],
  ['by a press whose answer was lost', networkDown()],
])('a right that was canceled %s is told as canceled', async (_how, answer) => {
  const user = userEvent.setup()
  const right = aSubscription({ id, startOfValidity: aMoment('2026-06-20T00:00:00+02:00') })
  const offers = [anOffer({ canCancelBeforeStart: true })]
  const fake = await open({
    answers: { ...cityAnswers({ subscriptions: [right], offers }), 'DELETE /api/order/sub-1': answer },
  })
  await user.click(await screen.findByRole('button', { name: /^Annuler/ }))
  const question = within(await screen.findByRole('alertdialog'))
  fake.api.answer(cityAnswers({ subscriptions: [{ ...right, status: 'canceled' }], offers }))
  await user.click(question.getByRole('button', { name: 'Annuler l’abonnement' }))
  expect(await screen.findByText(/ est annulé\.$/)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const toCome = { startOfValidity: aMoment('2026-06-20T00:00:00+02:00') }
test.each([
  ['cancelling', 'DELETE /api/order/sub-1', /^Annuler/, 'Annuler l’abonnement', 'Garder', toCome, ''],
  [
    'withdrawing',
    'DELETE /api/order/share/order/sub-1',
    /^Quitter/,
    'Quitter',
    'Rester',
    { canWithdraw: true },
    '',
  ],
  [
    'changing plates',
    'PUT /api/order/sub-1/plates',
    /^Modifier les plaques/,
    'Enregistrer les plaques',
    'Revenir',
    {},
    '{Backspace}Z{Enter}',
  ],
] as const)(
  'after %s without an answer, the right is read anew',
  async (_, call, action, yes, no, changes, plates) => {
    const user = userEvent.setup()
    const right = aSubscription({ id, ...changes })
    const answers = cityAnswers({ subscriptions: [right], offers: [anOffer({ canCancelBeforeStart: true })] })
    const fake = await open({ answers: { ...answers, [call]: networkDown() } })
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole(plates ? 'dialog' : 'alertdialog'))
    if (plates) await user.type(dialog.getByRole('textbox'), plates)
    await user.click(dialog.getByRole('button', { name: yes }))
    await dialog.findByRole('alert')
    await user.click(dialog.getByRole('button', { name: no }))
    expect(fake.events).toContainEqual({ kind: 'rights-changed' })
  },
)

describe('reminders by text message', () => {
  const PATCH = 'PATCH /api/subscriber'
  const dashboard = (answers: FakeRemoteOptions['answers']) =>
    open({ path: '/souscriptions', answers: { ...shareable, ...answers } })

  test('are switched where one stands', async () => {
    const user = userEvent.setup()
    const answered = { subscriberId: 'camille', shouldReceiveSms: true, phoneNumber: '0612345678' }
    const patch = vi.fn(() => answered)
    const fake = await dashboard({ [PATCH]: patch })
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Recevoir les rappels' })
    const wasOn = control.checked
    await user.click(control)
    await vi.waitFor(() => expect(fake.events).toContainEqual({ kind: 'subscriber-changed' }))
    expect(fake.api.calls.find(({ name }) => name === PATCH)?.json).toEqual([
      { op: 'replace', path: '/shouldReceiveSms', value: !wasOn },
    ])
    expect(control.checked).toBe(true)
  })

  test('that could not be switched stay as they are, and say so', async () => {
    const user = userEvent.setup()
    await dashboard({ [PATCH]: cityRefusal(500, 'Internal Server Error') })
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Recevoir les rappels' })
    const wasOn = control.checked
    await user.click(control)
    const row = within(screen.getByRole('region', { name: 'Rappels par SMS' }))
    expect((await row.findByRole('alert')).textContent).toMatch(/Erreur/)
    expect(control.checked).toBe(wasOn)
  })
})
