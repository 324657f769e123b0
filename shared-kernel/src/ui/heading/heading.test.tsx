import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { PageHeader } from './index.ts'

it('has a title that a new page can focus, and a way back', () => {
  renderUi(<PageHeader title="Renouveler" back={{ href: '/souscriptions', label: 'Mes droits' }} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Renouveler' }).tabIndex).toBe(-1)
  expect(screen.getByRole('link', { name: 'Mes droits' })).toBeDefined()
})
