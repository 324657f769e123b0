import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ToastRegion, useToasts } from './index.ts'

function Page() {
  const { toasts, show, dismiss } = useToasts()
  return (
    <>
      <button type="button" onClick={() => show('Enregistré')}>
        Enregistrer
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  )
}

it('is read politely and leaves after 4 seconds, later when looked at', () => {
  vi.useFakeTimers()
  renderUi(<Page />)
  fireEvent.click(screen.getByText('Enregistrer'))
  fireEvent.click(screen.getByText('Enregistrer'))
  expect(screen.getAllByText('Enregistré')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Enregistré')
  fireEvent.pointerEnter(screen.getByRole('region'))
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('Enregistré')).toBeDefined()
  fireEvent.pointerLeave(screen.getByRole('region'))
  act(() => vi.advanceTimersByTime(4000))
  expect(screen.queryByText('Enregistré')).toBeNull()
  vi.useRealTimers()
})
