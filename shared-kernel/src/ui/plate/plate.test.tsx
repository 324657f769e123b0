import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { plate } from '../../plates/index.ts'
import { renderUi } from '../../testing/render-ui.tsx'
import { translatePage } from '../../testing/translated-page.ts'
import { Plate, PlateList } from './index.ts'

const plates = (...raw: string[]) => raw.flatMap(one => plate(one) ?? [])

it('is drawn in the French form and read letter by letter', () => {
  const [number] = plates('ab123cd')
  renderUi(<Plate plate={number!} />)
  expect(screen.getByText('AB-123-CD').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Plaque A B 1 2 3 C D')).toBeDefined()
})

it('shows the department of an old number and no French band on a foreign one', () => {
  const [old, foreign] = plates('1234AB75', 'WX55ABC')
  const { container, rerender } = renderUi(<Plate plate={old!} />)
  expect(screen.getByText('75')).toBeDefined()
  rerender(<Plate plate={foreign!} />)
  expect(container.textContent).not.toContain('F')
})

it('shows three plates and says how many more there are', () => {
  renderUi(<PlateList plates={plates('AB123CD', 'EF456GH', 'GH789JK', 'KL012MN', 'NP345QR')} />)
  expect(screen.getByText('… +2').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('et 2 autres plaques')).toBeDefined()
  expect(screen.queryByText('KL-012-MN')).toBeNull()
})

it('counts those behind the ellipsis on a page that its browser translates', () => {
  const all = plates('AB123CD', 'EF456GH', 'GH789JK', 'KL012MN', 'NP345QR')
  const { rerender } = renderUi(<PlateList plates={all} />)
  translatePage()
  rerender(<PlateList plates={all.slice(1)} />)
  expect(screen.getByRole('list').textContent).toMatch(/… \+1et 1 autre plaque$/)
})

it('says that there is none', () => {
  renderUi(<PlateList plates={[]} />)
  expect(screen.getByText('N/A')).toBeDefined()
  expect(screen.getByText('Aucune plaque')).toBeDefined()
})
