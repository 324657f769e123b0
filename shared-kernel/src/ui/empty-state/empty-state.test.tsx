import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { EmptyState } from './index.ts'

it('says what there is not and what one can do', () => {
  renderUi(<EmptyState title="Aucun droit" action={<a href="/offres">Voir les offres</a>} />)
  expect(screen.getByText('Aucun droit')).toBeDefined()
  expect(screen.getByRole('link')).toBeDefined()
})
