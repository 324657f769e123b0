import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Consequences } from './index.ts'

it('shows today and after, and what stays', () => {
  renderUi(
    <Consequences
      caption="Changement de zone"
      rows={[
        { label: 'Zone', today: 'Centre', after: 'Port' },
        { label: 'Prix', today: '15,00 €', after: null },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: 'Changement de zone' })).toBeDefined()
  expect(screen.getByText('Port')).toBeDefined()
  expect(screen.getByText('Inchangé')).toBeDefined()
})
