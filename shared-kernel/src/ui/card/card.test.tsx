import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Card } from './index.ts'

it('is an article named by its heading', () => {
  renderUi(
    <Card labelledBy="t" footer="Renouveler">
      <h3 id="t">Abonnement résident</h3>
    </Card>,
  )
  expect(screen.getByRole('article', { name: 'Abonnement résident' }).textContent).toContain('Renouveler')
})
