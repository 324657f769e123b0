import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { RadioCards } from '../radio-cards/index.ts'
import { ErrorSummary } from './index.ts'

const faults = [{ fieldId: 'zip', message: 'Un code postal a 5 chiffres.' }]

it('takes the focus, again at each attempt, and leads to the field', async () => {
  const page = (attempt: number) => (
    <>
      <ErrorSummary faults={faults} attempt={attempt} />
      <input id="zip" />
    </>
  )
  const { user, rerender } = renderUi(page(1))
  const summary = screen.getByRole('region', { name: 'Une réponse est à corriger' })
  expect(document.activeElement).toBe(summary)
  await user.click(screen.getByRole('link', { name: 'Un code postal a 5 chiffres.' }))
  expect(document.activeElement?.id).toBe('zip')
  rerender(page(2))
  expect(document.activeElement).toBe(summary)
})

it('shows its beginning, also where it is taller than the screen', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => show.mockRestore())
  renderUi(<ErrorSummary faults={faults} />)
  expect(show).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(show.mock.contexts[0]).toBe(screen.getByRole('region').firstElementChild)
})

it.each([
  ['anew', faults],
  ['though no attempt failed yet', []],
])('leaves the focus where an answer makes a fault %s, until the next attempt', (_how, before) => {
  const page = (attempt: number, found: typeof faults) => (
    <>
      <ErrorSummary faults={found} attempt={attempt} />
      <input id="zip" />
    </>
  )
  const { rerender } = renderUi(page(1, before))
  rerender(page(1, []))
  const field = screen.getByRole('textbox')
  field.focus()
  rerender(page(1, faults))
  expect(document.activeElement).toBe(field)
  rerender(page(2, faults))
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

it.each([
  ['the first that can be chosen', null, 'Halles'],
  ['the chosen one', 'port', 'Port'],
])('leads to a choice of several at %s', async (_which, value, label) => {
  const options = [
    { value: 'centre', label: 'Centre', disabledReason: 'Complète' },
    { value: 'halles', label: 'Halles' },
    { value: 'port', label: 'Port' },
  ]
  const { user } = renderUi(
    <>
      <ErrorSummary faults={[{ fieldId: 'zone', message: 'Choisissez une zone.' }]} />
      <RadioCards id="zone" label="Zone" options={options} value={value} onChange={() => {}} />
    </>,
  )
  await user.click(screen.getByRole('link', { name: 'Choisissez une zone.' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: label }))
})

it('is not there when nothing is wrong', () => {
  const { container } = renderUi(<ErrorSummary faults={[]} />)
  expect(container.textContent).toBe('')
})
