import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Section } from './index.ts'

it('names a section by its title', () => {
  renderUi(<Section title="Mes tickets">…</Section>)
  expect(screen.getByRole('region', { name: 'Mes tickets' })).toBeDefined()
})
