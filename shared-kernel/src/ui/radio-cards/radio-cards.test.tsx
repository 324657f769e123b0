import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { RadioCards } from './index.ts'

it('is a group with a name, one choice, and reasons for what cannot be chosen', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <RadioCards
      label="Durée"
      value={null}
      onChange={change}
      options={[
        { value: 'month', label: '1 mois', aside: '15,00 €' },
        { value: 'year', label: '1 an', disabledReason: 'Réservé aux résidents' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Durée' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /1 an/ }))
  expect(change).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: /1 mois/ }))
  expect(change).toHaveBeenCalledWith('month')
  expect(screen.getByText('Réservé aux résidents')).toBeDefined()
})
