import { cityRefusal, fakeSubscriber, inDays, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, NUMBER, PATH } from '../testing/fake-fine.ts'

describe('paying a fine', () => {
  const START = `POST /api/fps/${NUMBER}/payments`
  const SUMMARY = `GET /api/fps/${NUMBER}/payments/summary`
  const leave = vi.fn()

  beforeEach(() => {
    sessionStorage.clear()
    keepFakePlate()
    leave.mockReset()
    vi.spyOn(window, 'open').mockImplementation((url, target) => {
      expect(target).toBe('_top')
      leave(url)
      return null
    })
  })

  const open = (answers = {}, query = '', config = {}) =>
    mountRemote(mount, {
      path: `${PATH}/payments${query}`,
      subscriber: null,
      config,
      answers: { [CALL]: fakeFine(), ...answers },
    })
  const give = async (address: string) => {
    const user = userEvent.setup()
    for (const label of ['Adresse e-mail', 'Confirmez l’adresse e-mail'])
      await user.type(await screen.findByLabelText(label), address)
    return user
  }
  const giveAndPay = async () => (await give('a@b.fr')).click(screen.getByRole('button', { name: /Payer/ }))

  it('says at a press what is missing, and leaves for the card page once the same address stands twice', async () => {
    const user = userEvent.setup()
    const { api } = await open({ [START]: { method: 'GET', url: 'https://pay.example/1' } })
    const pay = await screen.findByRole('button', { name: /Payer/ })
    // The button reacts to a press, so it must not be announced as disabled.
    expect(pay.getAttribute('aria-disabled')).toBeNull()
    await user.click(pay)
    expect(document.activeElement?.textContent).toContain('Indiquez une adresse e-mail')
    expect(api.calls.some(({ name }) => name === START)).toBe(false)
    await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.org')
    await user.type(screen.getByLabelText('Confirmez l’adresse e-mail'), 'camille@example.com')
    await user.tab()
    expect(screen.getByText('Les deux adresses ne sont pas identiques.')).toBeDefined()
    await user.clear(screen.getByLabelText('Confirmez l’adresse e-mail'))
    await user.type(screen.getByLabelText('Confirmez l’adresse e-mail'), 'camille@example.org')
    await user.click(pay)
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'))
    expect(api.calls.at(-1)?.json).toMatchObject({
      email: 'camille@example.org',
      plate: 'FG482KD',
      shouldKeepEmail: false,
    })
    expect(JSON.stringify(api.calls.at(-1)?.json)).toContain(`${PATH}/payments"`)
  })

  it('begins with the address that was kept from another payment', async () => {
    const subscriber = fakeSubscriber({ paymentEmail: 'comptabilite@example.org' })
    await mountRemote(mount, { path: `${PATH}/payments`, subscriber, answers: { [CALL]: fakeFine() } })
    for (const label of ['Adresse e-mail', 'Confirmez l’adresse e-mail'])
      expect(await screen.findByLabelText(label)).toHaveProperty('value', 'comptabilite@example.org')
  })

  it('can be begun again after coming back from the card page by the browser’s own button', async () => {
    await open({ [START]: { method: 'GET', url: 'https://pay.example/1' } })
    await giveAndPay()
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: /Payer/ }).getAttribute('aria-busy')).toBe('true')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Payer/ }).getAttribute('aria-busy')).toBeNull(),
    )
  })

  it('tells an amount that changed meanwhile where the focus goes, and pays it only once it was pressed', async () => {
    const { api } = await open({ [START]: { amount: 9_900 } })
    await giveAndPay()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/maintenant de 99,00/))
    expect(leave).not.toHaveBeenCalled()
    api.answer({ [START]: { method: 'GET', url: 'https://pay.example/1', amount: 9_900 } })
    await userEvent.setup().click(screen.getByRole('button', { name: /Payer 99,00/ }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'))
  })

  it('sends the provider its form when it wants one', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await open({
      [START]: { method: 'POST', url: 'https://pay.example/form', body: 'vads_amount=1700&sign=a%2Bb' },
    })
    await giveAndPay()
    await waitFor(() => expect(submitted).toHaveBeenCalled())
    const form = submitted.mock.contexts[0] as HTMLFormElement
    expect(new FormData(form).get('sign')).toBe('a+b')
    form.remove()
    submitted.mockRestore()
  })

  it('finds the address again after going back, refused or abandoned, on this tab and until it is left', async () => {
    const { navigation } = await open()
    const user = await give('camille@example.org')
    await user.click(screen.getByRole('link', { name: 'Revenir au FPS' }))
    await screen.findByText('À payer maintenant', {}, { timeout: 10_000 })
    act(() => navigation.navigate(`${PATH}/payments`))
    expect((await screen.findByLabelText<HTMLInputElement>('Adresse e-mail')).value).toBe(
      'camille@example.org',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Confirmez l’adresse e-mail').value).toBe(
      'camille@example.org',
    )
    expect(screen.getByRole('button', { name: /Payer/ }).getAttribute('aria-disabled')).toBeNull()
  })

  it('puts the provider’s refusal of an address at its field', async () => {
    await open({ [START]: cityRefusal(400, 'TipiInvalidEmail') })
    await giveAndPay()
    expect((await screen.findByText(/service de paiement refuse/)).closest('[id$="-error"]')).not.toBeNull()
  })

  it('moves to why it has not begun', async () => {
    await open({ [START]: networkDown() })
    await giveAndPay()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Le paiement n’a pas commencé'))
  })

  const operation = (status: string) => ({
    [SUMMARY]: {
      status,
      operationId: 'op-1',
      resourceId: NUMBER,
      amount: 1700,
      transactionDatetime: inDays(0),
    },
  })

  it.each([
    ['PENDING', 'Paiement en cours de confirmation', false],
    ['PAYMENT_REGISTERED', 'Paiement accepté', false],
    ['PAYMENT_RECEIVED', 'Paiement reçu', false],
    ['REFUSED', 'Paiement refusé', true],
    ['ABANDONED', 'Paiement abandonné', true],
    ['SOMETHING_NEW', 'Résultat inconnu', false],
  ])('that came back %s says « %s »', async (status, title, canRetry) => {
    await open(operation(status), '?idop=op-1')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByText('op-1')).toBeDefined()
    // Wait for the fine: it decides whether money is still due.
    await screen.findByText('12 rue de la République')
    expect(screen.queryByRole('link', { name: 'Payer à nouveau' }) !== null).toBe(canRetry)
  })

  it('that came back names the fine, and its place once that is known', async () => {
    await open(operation('PAYMENT_REGISTERED'), '?idop=op-1')
    expect(await screen.findByText('12 rue de la République')).toBeDefined()
    expect(screen.getByText('Numéro du FPS')).toBeDefined()
  })

  it('asks again until the bank has answered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = await open(operation('PENDING'), '?idop=op-1')
    await screen.findByRole('heading', { level: 1, name: 'Paiement en cours de confirmation' })
    api.answer(operation('PAYMENT_REGISTERED'))
    await act(() => vi.advanceTimersByTimeAsync(2100))
    expect(await screen.findByRole('heading', { level: 1, name: 'Paiement accepté' })).toBeDefined()
    const asked = api.calls.length
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(api.calls.length).toBe(asked)
    vi.useRealTimers()
  })

  it('says that nothing is lost when the result cannot be read', async () => {
    await open({ [SUMMARY]: networkDown() }, '?idop=op-1')
    expect((await screen.findByRole('alert')).textContent).toContain('op-1')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  })

  it.each([
    ['PENDING', inDays(1), true],
    ['PENDING', inDays(-1), false],
    ['PENDING', null, false],
    ['ABANDONED', inDays(1), false],
    ['PAYMENT_REGISTERED', inDays(1), false],
  ])(
    'that is %s, its page there until %s: the way back to it is shown %s',
    async (status, until, isShown) => {
      await open({ [SUMMARY]: { ...operation(status)[SUMMARY], pageOpenUntil: until } }, '?idop=op-1')
      await screen.findByText('op-1')
      expect(screen.queryByRole('link', { name: 'Revenir à la page de paiement' }) !== null).toBe(isShown)
    },
  )

  it.each([
    ['was given', true, false, true],
    ['was given, in a city that does not say so', null, true, true],
    ['was left out', false, false, false],
    ['may have been left out, in a city that does not say so', null, false, false],
  ])(
    'that is accepted, where an address %s (%s, required %s): a mail is promised %s',
    async (_words, receiptMailed, required, isPromised) => {
      const paymentEmail = { blockPasteInConfirmation: false, required }
      const answers = { [SUMMARY]: { ...operation('PAYMENT_REGISTERED')[SUMMARY], receiptMailed } }
      await open(answers, '?idop=op-1', { paymentEmail })
      await screen.findByRole('heading', { level: 1, name: 'Paiement accepté' })
      expect(screen.queryByText(/e-mail/) !== null).toBe(isPromised)
      expect(screen.getByText('Justificatif de paiement')).toBeDefined()
    },
  )

  it.each([
    ['asks for money', fakeFine(), true],
    ['is paid by now', fakeFine({ antaiFps: [{ paymentAmount: 3500 }] }), false],
    ['has another payment on its way', fakeFine({ paymentPending: true }), false],
    ['cannot be read', networkDown(), true],
  ])('that was refused may be tried again where the fine %s', async (_words, fine, canRetry) => {
    await open({ [CALL]: fine, ...operation('REFUSED') }, '?idop=op-1')
    await screen.findByRole('heading', { level: 1, name: 'Paiement refusé' })
    const retry = () => screen.queryByRole('link', { name: 'Payer à nouveau' })
    if (canRetry) await waitFor(() => expect(retry()).not.toBeNull())
    else {
      await screen.findByText('12 rue de la République')
      expect(retry()).toBeNull()
    }
  })

  it('that is on its way is followed, not made again, and named by the address from then on', async () => {
    const { navigation } = await open({ [CALL]: fakeFine({ paymentPending: true }), ...operation('PENDING') })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Paiement en cours de confirmation' }),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
    expect(navigation.location.search).toBe('?idop=op-1')
  })

  it('whose page was left goes back there, and says so instead of asking for money', async () => {
    await open(
      {
        [CALL]: fakeFine({ paymentPending: true }),
        [START]: { method: 'GET', url: 'https://pay.example/1' },
      },
      '?resume=1',
    )
    const user = await give('a@b.fr')
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
    expect(screen.queryByText('À payer maintenant')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Revenir à la page de paiement' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'))
  })

  it('is not offered for a fine that asks for nothing', async () => {
    await open({ [CALL]: fakeFine({ paymentStatus: 'PAID', antaiFps: [{ paymentAmount: 3500 }] }) })
    expect(await screen.findByText('Rien à payer')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
  })
})
