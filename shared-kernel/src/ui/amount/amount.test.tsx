import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Amount } from './index.ts'

it('shows cents with two decimals, and the former price as struck', () => {
  const { container } = renderUi(
    <>
      <Amount cents={2500} /> <Amount cents={3500} isFormer />
    </>,
  )
  expect(screen.getByText(/25,00/)).toBeDefined()
  expect(container.querySelector('s')?.textContent).toContain('35,00')
})
