import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Checkbox } from './index.ts'

it('is ticked by its label and says what is wrong', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <Checkbox label="J’accepte" isChecked={false} onChange={change} error="Cochez la case." />,
  )
  await user.click(screen.getByText('J’accepte'))
  expect(change).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
})
