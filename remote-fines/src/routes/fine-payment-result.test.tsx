import { inDays, networkDown } from '@parvis/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CALL, fakeFine, NUMBER } from '../testing/fake-fine.ts'
import { beginPayments, giveAddress, leave, openPayments, START, SUMMARY } from '../testing/fine-payments.ts'

beginPayments()

describe('the payment of a fine', () => {
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
    await openPayments(operation(status), '?idop=op-1')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByText('op-1')).toBeDefined()
    // Wait for the fine: it decides whether money is still due.
    await screen.findByText('12 rue de la République')
    expect(screen.queryByRole('link', { name: 'Payer à nouveau' }) !== null).toBe(canRetry)
  })

  it('that came back names the fine, and its place once that is known', async () => {
    await openPayments(operation('PAYMENT_REGISTERED'), '?idop=op-1')
    expect(await screen.findByText('12 rue de la République')).toBeDefined()
    expect(screen.getByText('Numéro du FPS')).toBeDefined()
  })

  it('asks again until the bank has answered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = await openPayments(operation('PENDING'), '?idop=op-1')
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
    await openPayments({ [SUMMARY]: networkDown() }, '?idop=op-1')
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
      await openPayments({ [SUMMARY]: { ...operation(status)[SUMMARY], pageOpenUntil: until } }, '?idop=op-1')
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
      await openPayments(answers, '?idop=op-1', { paymentEmail })
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
    await openPayments({ [CALL]: fine, ...operation('REFUSED') }, '?idop=op-1')
    await screen.findByRole('heading', { level: 1, name: 'Paiement refusé' })
    const retry = () => screen.queryByRole('link', { name: 'Payer à nouveau' })
    if (canRetry) await waitFor(() => expect(retry()).not.toBeNull())
    else {
      await screen.findByText('12 rue de la République')
      expect(retry()).toBeNull()
    }
  })

  it('that is on its way is followed, not made again, and named by the address from then on', async () => {
    const { navigation } = await openPayments({
      [CALL]: fakeFine({ paymentPending: true }),
      ...operation('PENDING'),
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Paiement en cours de confirmation' }),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
    expect(navigation.location.search).toBe('?idop=op-1')
  })

  it('whose page was left goes back there, and says so instead of asking for money', async () => {
    await openPayments(
      {
        [CALL]: fakeFine({ paymentPending: true }),
        [START]: { method: 'GET', url: 'https://pay.example/1' },
      },
      '?resume=1',
    )
    const user = await giveAddress('a@b.fr')
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
    expect(screen.queryByText('À payer maintenant')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Revenir à la page de paiement' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'))
  })

  it('is not offered for a fine that asks for nothing', async () => {
    await openPayments({ [CALL]: fakeFine({ paymentStatus: 'PAID', antaiFps: [{ paymentAmount: 3500 }] }) })
    expect(await screen.findByText('Rien à payer')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
  })
})
