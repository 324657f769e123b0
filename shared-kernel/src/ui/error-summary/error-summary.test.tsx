import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
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

it('is not there when nothing is wrong', () => {
  const { container } = renderUi(<ErrorSummary faults={[]} />)
  expect(container.textContent).toBe('')
})
