import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Amount, PaidAmount } from './index.ts'

it('shows cents with two decimals, and the former price as struck', () => {
  const { container } = renderUi(
    <>
      <Amount cents={2500} /> <Amount cents={3500} isFormer />
    </>,
  )
  expect(screen.getByText(/25,00/)).toBeDefined()
  expect(container.querySelector('s')?.textContent).toContain('35,00')
})

it.each([
  ['CHF', /25,00 CHF/],
  ['EUR', /25,00 €/],
  [null, /25,00 €/],
  ['euros', /25,00 €/],
])('shows what was paid in %s, and in the city’s currency where that is none', (currency, shown) => {
  renderUi(<PaidAmount cents={2500} currency={currency} />)
  expect(screen.getByText(shown)).toBeDefined()
})
