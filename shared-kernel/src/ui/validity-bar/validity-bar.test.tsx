import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ValidityBar } from './index.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00+01:00`)

it('says in words what it draws', () => {
  renderUi(
    <ValidityBar start={at('2026-01-01')} end={at('2026-12-31')} now={at('2026-02-01')} renewalShare={0.8} />,
  )
  const name = screen.getByRole('img').getAttribute('aria-label')
  expect(name).toContain('Du 01/01/2026 au 31/12/2026')
  expect(name).toContain('Renouvellement possible à partir du')
})

it('says that renewal has opened once the mark is passed', () => {
  renderUi(
    <ValidityBar start={at('2026-01-01')} end={at('2026-12-31')} now={at('2026-12-20')} renewalShare={0.8} />,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    'La période de renouvellement est ouverte',
  )
})

it('says to come, over and endless', () => {
  const { rerender } = renderUi(
    <ValidityBar start={at('2027-01-01')} end={at('2027-12-31')} now={at('2026-12-20')} />,
  )
  expect(screen.getByRole('img', { name: /^Commence le 01\/01\/2027, se termine/ })).toBeDefined()
  rerender(<ValidityBar start={at('2025-01-01')} end={at('2025-12-31')} now={at('2026-12-20')} />)
  expect(screen.getByRole('img', { name: 'Terminé le 31/12/2025' })).toBeDefined()
  rerender(<ValidityBar start={at('2025-01-01')} end={null} now={at('2026-12-20')} />)
  expect(screen.getByRole('img', { name: 'Depuis le 01/01/2025, sans date de fin' })).toBeDefined()
})

it.each([
  ['2026-12-30', 'encore 1 jour'],
  ['2026-12-31', 'dernier jour'],
])('on %s, of a right until 31 December: %s', (today, words) => {
  const end = Date.parse('2026-12-31T23:59:59+01:00')
  renderUi(<ValidityBar start={at('2026-01-01')} end={end} now={at(today)} />)
  expect(screen.getByText(words)).toBeDefined()
})

it.each([
  ['by hours', '2026-06-01', true, 0],
  ['by hours, beyond its day', '2026-06-02', true, 1],
  ['by days', '2026-06-01', false, 1],
])(
  'counts the days that are left of a right, unless it goes by hours of one day: %s',
  (_how, lastDay, hasHours, counted) => {
    const start = Date.parse('2026-06-01T10:15:00+02:00')
    const end = Date.parse(`${lastDay}T12:15:00+02:00`)
    renderUi(<ValidityBar start={start} end={end} now={start + 60_000} hasHours={hasHours} />)
    expect(screen.queryAllByText(/jour/)).toHaveLength(counted)
  },
)

it.each([
  ['by hours tells them', true, ['10:15', '12:15']],
  ['by days keeps to its day', false, ['01/06/2026', '01/06/2026']],
])('at both ends of one day a right that goes %s', (_how, hasHours, ends) => {
  const start = Date.parse('2026-06-01T10:15:00+02:00')
  const end = Date.parse('2026-06-01T12:15:00+02:00')
  renderUi(<ValidityBar start={start} end={end} now={start - 1} hasHours={hasHours} />)
  expect(screen.getAllByText(/^(\d\d:\d\d|01\/06\/2026)$/).map(({ textContent }) => textContent)).toEqual(
    ends,
  )
})
