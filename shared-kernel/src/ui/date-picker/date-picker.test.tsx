import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ErrorSummary } from '../error-summary/index.ts'
import { DatePicker } from './index.ts'

// happy-dom fires selection events during the change, endlessly; browsers fire one afterwards.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))

const noWeekend = (day: string) =>
  [0, 6].includes(new Date(day).getUTCDay()) ? 'du lundi au vendredi seulement' : null

it('opens on a French month, takes a day and refuses a closed one', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <DatePicker label="Début" value="2026-12-01" onChange={change} whyUnavailable={noWeekend} />,
  )
  await user.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }))
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toMatch(/^lun/)
  await user.click(screen.getByRole('button', { name: /samedi 5 décembre 2026/ }))
  expect(change).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /vendredi 4 décembre 2026/ }))
  expect(change).toHaveBeenCalledWith('2026-12-04')
})

it('says why the day under the finger is closed', async () => {
  const { user } = renderUi(
    <DatePicker label="Début" value="2026-12-01" onChange={() => {}} whyUnavailable={noWeekend} />,
  )
  await user.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }))
  await user.hover(screen.getByText('5'))
  expect(screen.getByText(/05\/12\/2026 – du lundi au vendredi seulement/)).toBeDefined()
})

it('says why a typed day cannot be', () => {
  renderUi(<DatePicker label="Début" value="2026-12-05" onChange={() => {}} whyUnavailable={noWeekend} />)
  expect(screen.getByText('du lundi au vendredi seulement')).toBeDefined()
})

it('lets the keyboard come to a closed day, says why, and does not take it', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <DatePicker label="Début" value="2026-12-04" onChange={change} whyUnavailable={noWeekend} />,
  )
  await user.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }))
  expect(screen.queryByText(/du lundi au vendredi/)).toBeNull()
  act(() => screen.getByRole('button', { name: /vendredi 4 décembre 2026/ }).focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/samedi 5 décembre 2026/)
  expect(screen.getByText('05/12/2026 – du lundi au vendredi seulement')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(change).not.toHaveBeenCalled()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(change).toHaveBeenCalledWith('2026-12-07')
})

it('says why of the day on which it opens', async () => {
  const { user } = renderUi(
    <DatePicker label="Début" value={null} min="2026-12-05" onChange={() => {}} whyUnavailable={noWeekend} />,
  )
  await user.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }))
  expect(screen.getByText(/05\/12\/2026 – du lundi au vendredi seulement/)).toBeDefined()
})

it('is where an error summary leads', async () => {
  const { user } = renderUi(
    <>
      <ErrorSummary faults={[{ fieldId: 'start', message: 'Choisissez le jour.' }]} />
      <DatePicker id="start" label="Début" value={null} onChange={() => {}} />
    </>,
  )
  await user.click(screen.getByRole('link', { name: 'Choisissez le jour.' }))
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
})

it.each([
  ['years behind the city', '2020-02-03T10:00:00Z', /^jeudi 3 décembre 2026/],
  ['years before it', '2031-02-03T10:00:00', /^jeudi 3 décembre 2026/],
  ['where it is tomorrow already', '2026-12-04T10:00:00', /^jeudi 3 décembre 2026/],
  ['on which it is that day', '2026-12-03T10:00:00', /^Aujourd.hui, jeudi 3 décembre 2026/],
])('opens on the first day on a device %s, and calls no other today', async (_where, now, name) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  try {
    const { user } = renderUi(<DatePicker label="Début" value={null} min="2026-12-03" onChange={() => {}} />)
    await user.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }))
    expect(screen.getByRole('button', { name }).tabIndex).toBe(0)
    expect(screen.queryByRole('button', { name: /^Aujourd.hui, (?!jeudi 3)/ })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
