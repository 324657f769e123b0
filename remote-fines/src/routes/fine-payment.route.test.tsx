import { cityRefusal, fakeSubscriber, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, PATH } from '../testing/fake-fine.ts'
import {
  beginPayments,
  giveAddress,
  giveAndPay,
  leave,
  openPayments,
  START,
} from '../testing/fine-payments.ts'

beginPayments()

describe('paying a fine', () => {
  it('says at a press what is missing, and leaves for the card page once the same address stands twice', async () => {
    const user = userEvent.setup()
    const { api, events } = await openPayments({
      [START]: { method: 'GET', url: 'https://pay.example/1' },
    })
    const pay = await screen.findByRole('button', { name: /Payer/ })
    // The button reacts to a press, so it must not be announced as disabled.
    expect(pay.getAttribute('aria-disabled')).toBeNull()
    await user.click(pay)
    expect(document.activeElement?.textContent).toContain('Indiquez une adresse e-mail')
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: true })
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
    await openPayments({ [START]: { method: 'GET', url: 'https://pay.example/1' } })
    await giveAndPay()
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: /Payer/ }).getAttribute('aria-busy')).toBe('true')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Payer/ }).getAttribute('aria-busy')).toBeNull(),
    )
  })

  it('tells an amount that changed meanwhile where the focus goes, and pays it only once it was pressed', async () => {
    const { api } = await openPayments({ [START]: { amount: 9_900 } })
    await giveAndPay()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/maintenant de 99,00/))
    expect(leave).not.toHaveBeenCalled()
    api.answer({ [START]: { method: 'GET', url: 'https://pay.example/1', amount: 9_900 } })
    await userEvent.setup().click(screen.getByRole('button', { name: /Payer 99,00/ }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'))
  })

  it('sends the provider its form when it wants one', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await openPayments({
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
    const { navigation } = await openPayments()
    const user = await giveAddress('camille@example.org')
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
    await openPayments({ [START]: cityRefusal(400, 'TipiInvalidEmail') })
    await giveAndPay()
    expect((await screen.findByText(/service de paiement refuse/)).closest('[id$="-error"]')).not.toBeNull()
  })

  it.each([
    ['without network', networkDown()],
    ['beside one whose end nobody knows', cityRefusal(502, 'PaymentProviderUnavailable')],
    ['beside one that is under way', cityRefusal(409, 'OperationPending')],
  ])('moves to why it has not begun, %s, and says of no money that it stayed', async (_what, failure) => {
    await openPayments({ [START]: failure })
    await giveAndPay()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Le paiement n’a pas commencé'))
    expect(document.body.textContent).not.toMatch(/Rien n’a été débité/)
  })
})
