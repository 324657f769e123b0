import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { StatusBadge } from './index.ts'

it('never says a status by colour alone', () => {
  const { container } = renderUi(
    <StatusBadge tone="success" label="Actif" note="changement de plaque à l’étude" />,
  )
  expect(screen.getByText('Actif')).toBeDefined()
  expect(screen.getByText(/changement de plaque/)).toBeDefined()
  expect(container.querySelector('svg')).not.toBeNull()
})
