import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mountRemote } from '../testing/remote-context.tsx'
import { createMount, lazyChunk, lazyPage, useMutation } from './index.ts'

function mountOf(send: () => Promise<unknown>) {
  function Screen() {
    const { mutate, reset, error } = useMutation({ mutationFn: send })
    return (
      <>
        <button type="button" onClick={() => mutate()}>
          Envoyer
        </button>
        <button type="button" onClick={reset}>
          Oublier
        </button>
        {error && <p>{error.message}</p>}
      </>
    )
  }
  const messages = { fr: lazyChunk(async () => ({})), en: lazyChunk(async () => ({})) }
  const pages = [{ pattern: '/', page: lazyPage(async () => Screen) }]
  return createMount({ name: 'test', messages, pages })
}

const button = (name: string) => screen.findByRole('button', { name })

it('sends once what is pressed twice before any drawing', async () => {
  const send = vi.fn(() => new Promise(() => {}))
  await mountRemote(mountOf(send))
  const press = await button('Envoyer')
  fireEvent.click(press)
  fireEvent.click(press)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send).toHaveBeenCalledTimes(1)
})

it('is not freed by forgetting what is still on its way', async () => {
  const send = vi.fn(() => new Promise(() => {}))
  await mountRemote(mountOf(send))
  fireEvent.click(await button('Envoyer'))
  fireEvent.click(await button('Oublier'))
  fireEvent.click(await button('Envoyer'))
  expect(send).toHaveBeenCalledTimes(1)
})

it('can be pressed again after a failure, which is told', async () => {
  const send = vi.fn(() => Promise.reject(new Error('perdu')))
  await mountRemote(mountOf(send))
  fireEvent.click(await button('Envoyer'))
  await screen.findByText('perdu')
  fireEvent.click(await button('Envoyer'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('without network fails at once, and is not sent by itself when that comes back', async () => {
  const send = vi.fn(() => Promise.reject(new Error('perdu')))
  await mountRemote(mountOf(send))
  act(() => void window.dispatchEvent(new Event('offline')))
  try {
    fireEvent.click(await button('Envoyer'))
    await screen.findByText('perdu')
  } finally {
    act(() => void window.dispatchEvent(new Event('online')))
  }
  expect(send).toHaveBeenCalledTimes(1)
})
