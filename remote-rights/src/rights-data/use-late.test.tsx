import { lazyChunk } from '@parvis/shared-kernel/remote'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLate } from './use-late.ts'

it('code that cannot come is fetched twice, however often it is drawn, until somebody presses retry', async () => {
  let isBroken = true
  const fetchPart = vi.fn(async () => {
    if (isBroken) throw new Error('lost')
    return 'part'
  })
  const chunk = lazyChunk(fetchPart)
  const { result, rerender } = renderHook(() => useLate(chunk))
  for (let times = 0; times < 25; times += 1) await act(async () => rerender())
  expect(fetchPart).toHaveBeenCalledTimes(2)
  isBroken = false
  await act(async () => result.current.state === 'failed' && result.current.retry())
  expect(result.current).toEqual({ state: 'ready', data: 'part' })
  expect(fetchPart).toHaveBeenCalledTimes(3)
})
