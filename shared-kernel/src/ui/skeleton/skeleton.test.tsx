import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Loading, Skeleton } from './index.ts'

it('waits a moment before it shows, so that quick answers do not flash', () => {
  vi.useFakeTimers()
  renderUi(
    <Loading>
      <Skeleton />
    </Loading>,
  )
  expect(screen.queryByText('Chargement')).toBeNull()
  act(() => vi.advanceTimersByTime(150))
  expect(screen.getByText('Chargement')).toBeDefined()
  vi.useRealTimers()
})
