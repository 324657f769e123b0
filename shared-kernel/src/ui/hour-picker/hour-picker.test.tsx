import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ErrorSummary } from '../error-summary/index.ts'
import { type HourOfDay, HourPicker } from './index.ts'

// happy-dom fires selection events during the change, endlessly; browsers fire one afterwards.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))

function Asked({ first = null, error }: { readonly first?: HourOfDay | null; readonly error?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <ErrorSummary faults={error ? [{ fieldId: 'start-hour', message: error }] : []} />
      <HourPicker id="start-hour" label="Heure de début" value={value} onChange={setValue} error={error} />
      <output>{value ? `${value.hour} h ${value.minute}` : 'rien'}</output>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent

it('takes an hour typed in one go, of 24 hours', async () => {
  const { user } = renderUi(<Asked />)
  expect(screen.getByRole('group', { name: 'Heure de début' })).toBeDefined()
  await user.click(screen.getByRole('spinbutton', { name: /^heure,/ }))
  await user.keyboard('1805')
  expect(shown()).toBe('18 h 5')
})

it('says nothing of an hour whose minutes lack', async () => {
  const { user } = renderUi(<Asked />)
  await user.click(screen.getByRole('spinbutton', { name: /^heure,/ }))
  await user.keyboard('18')
  expect(shown()).toBe('rien')
})

it('is turned by the arrow keys, past midnight too', async () => {
  const { user } = renderUi(<Asked first={{ hour: 23, minute: 59 }} />)
  await user.click(screen.getByRole('spinbutton', { name: /^heure,/ }))
  await user.keyboard('{ArrowUp}')
  expect(shown()).toBe('0 h 59')
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(shown()).toBe('0 h 0')
})

it('tells what is wrong with it, and an error summary leads into it', async () => {
  const { user } = renderUi(<Asked error="Indiquez l’heure de début." />)
  const hours = screen.getByRole('spinbutton', { name: /^heure,/ })
  expect(hours.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Indiquez l’heure de début.' }))
  expect(document.activeElement).toBe(hours)
})
