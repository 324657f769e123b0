import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Select } from './index.ts'

it('offers its options and takes one', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <Select
      label="Type de voie"
      value={null}
      onChange={change}
      error="Choisissez un type de voie."
      options={[
        { value: 'rue', label: 'Rue' },
        { value: 'quai', label: 'Quai' },
      ]}
    />,
  )
  expect(screen.getByText('Choisissez un type de voie.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Type de voie/ }))
  await user.click(screen.getByRole('option', { name: 'Quai' }))
  expect(change).toHaveBeenCalledWith('quai')
})
