import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { DatePicker } from './index.ts'

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
