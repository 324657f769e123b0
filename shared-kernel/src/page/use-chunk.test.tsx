import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyChunk } from '../remote/index.ts'
import { useChunk } from './use-chunk.ts'

it('code that cannot come is fetched twice, however often it is drawn, until somebody presses retry', async () => {
  let isBroken = true
  const fetchPart = vi.fn(async () => {
    if (isBroken) throw new Error('lost')
    return 'part'
  })
  const chunk = lazyChunk(fetchPart)
  const onError = vi.fn()
  const { result, rerender } = renderHook(() => useChunk(chunk, onError))
  for (let times = 0; times < 25; times += 1) await act(async () => rerender())
  expect(fetchPart).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledOnce()
  isBroken = false
  await act(async () => result.current.state === 'failed' && result.current.retry())
  expect(result.current).toEqual({ state: 'ready', data: 'part' })
  expect(fetchPart).toHaveBeenCalledTimes(3)
})
