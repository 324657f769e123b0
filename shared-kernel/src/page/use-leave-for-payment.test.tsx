import { cents } from '@parvis/shared-kernel/money'
import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { mountRemote } from '@parvis/shared-kernel/testing'
import type { PaymentStartWire } from '@parvis/shared-kernel/wire'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLeaveForPayment } from './use-leave-for-payment.ts'

const onLeave = vi.fn()
const onOutdated = vi.fn()

/** Opens a screen that shows 100 cents, in a city that answers so. */
async function open(...answers: readonly PaymentStartWire[]) {
  onLeave.mockReset()
  onOutdated.mockReset()
  const left = vi.spyOn(window, 'open').mockReturnValue(null)
  left.mockClear()
  const start = vi.fn((_pressed: number) => Promise.reject<PaymentStartWire>(new Error('perdu')))
  for (const answer of answers) start.mockResolvedValueOnce(answer)
  function Screen() {
    const payment = useLeaveForPayment({ shown: cents(100), start, onLeave, onOutdated })
    return (
      <>
        <button type="button" aria-busy={payment.isLeaving} onClick={payment.pay}>
          {`Payer ${payment.price}`}
        </button>
        <p>{payment.told === null ? 'rien de nouveau' : `maintenant ${payment.told}`}</p>
        {payment.error && <p>{payment.error.message}</p>}
      </>
    )
  }
  const messages = { fr: lazyChunk(async () => ({})), en: lazyChunk(async () => ({})) }
  const pages = [{ pattern: '/', page: lazyPage(async () => Screen) }]
  await mountRemote(createMount({ name: 'test', messages, pages }))
  fireEvent.click(await screen.findByRole('button', { name: 'Payer 100' }))
  return { start, left }
}

const page = (amount?: number): PaymentStartWire => ({ method: 'GET', url: 'https://pay.example/1', amount })

it.each([
  ['charges what was pressed', page(100)],
  ['does not say what it charges', page()],
])('leaves for a page that %s, once', async (_what, answer) => {
  const { start, left } = await open(answer)
  await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pay.example/1', '_top'))
  fireEvent.click(screen.getByRole('button', { name: 'Payer 100' }))
  expect(start).toHaveBeenCalledExactlyOnceWith(100)
  expect(onLeave).toHaveBeenCalledOnce()
  expect(screen.getByText('rien de nouveau')).toBeTruthy()
})

it.each([
  ['a dearer page', page(300), 300],
  ['a cheaper page', page(50), 50],
  ['an amount and no page', { amount: 300 }, 300],
])('says what is charged and waits before %s', async (_what, answer, other) => {
  const { start, left } = await open(answer, page(other))
  await screen.findByText(`maintenant ${other}`)
  expect(left).not.toHaveBeenCalled()
  expect(onLeave).not.toHaveBeenCalled()
  expect(onOutdated).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: `Payer ${other}`, busy: false }))
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(start.mock.calls).toEqual([[100], [other]])
})

it('can be pressed again after a failure, and by who comes back from the page', async () => {
  const { start, left } = await open()
  await screen.findByText('perdu')
  start.mockResolvedValue(page(100))
  fireEvent.click(screen.getByRole('button', { name: 'Payer 100' }))
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Payer 100', busy: false }))
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2))
  expect(onOutdated).toHaveBeenCalledOnce()
})
