import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useComingBack } from './use-coming-back.ts'

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('only who comes back to the page as it was left is welcomed, by the latest words', () => {
  const [first, latest] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = renderHook(({ welcome }) => useComingBack(welcome), {
    initialProps: { welcome: first },
  })
  rerender({ welcome: latest })
  show(false)
  expect(latest).not.toHaveBeenCalled()
  show(true)
  unmount()
  show(true)
  expect(latest).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})
