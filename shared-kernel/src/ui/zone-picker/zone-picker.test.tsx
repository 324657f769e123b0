import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ZonePicker } from './index.ts'

const planTexts = {
  choose: 'Choisissez dans la liste ou sur le plan',
  show: 'Voir le plan des zones',
  name: 'Plan des zones',
}
const zones = [
  { id: 'a', name: 'Centre' },
  { id: 'b', name: 'Port', disabledReason: 'Hors de votre secteur' },
]

it('lets one choose from a list, without any plan', async () => {
  const change = vi.fn()
  const { user } = renderUi(
    <ZonePicker label="Zone" zones={zones} value={null} onChange={change} planTexts={planTexts} />,
  )
  await user.click(screen.getByRole('radio', { name: /Centre/ }))
  expect(change).toHaveBeenCalledWith('a')
  expect(screen.queryByText('Voir le plan des zones')).toBeNull()
})

it('draws the plan when outlines are known', () => {
  const square = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ] as const
  renderUi(
    <ZonePicker
      planTexts={planTexts}
      label="Zone"
      zones={[{ id: 'a', name: 'Centre', rings: square }]}
      value="a"
      onChange={() => {}}
    />,
  )
  expect(screen.getByText('Voir le plan des zones')).toBeDefined()
})
