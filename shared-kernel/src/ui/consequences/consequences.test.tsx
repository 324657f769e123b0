import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Consequences } from './index.ts'

it('shows today and after, and what stays', () => {
  renderUi(
    <Consequences
      caption="Changement de zone"
      rows={[
        { label: 'Zone', today: 'Centre', after: 'Port' },
        { label: 'Prix', today: '15,00 €', after: null },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: 'Changement de zone' })).toBeDefined()
  expect(screen.getByText('Port')).toBeDefined()
  expect(screen.getByText('Inchangé')).toBeDefined()
})

it.each([
  ['what comes', undefined, ['Aujourd’hui', 'Après']],
  ['what has come already', ['Avant', 'Maintenant'], ['Avant', 'Maintenant']],
] as const)('heads its columns with %s', (_, heads, shown) => {
  renderUi(<Consequences caption="Prix" heads={heads} rows={[{ label: 'Prix', today: '15', after: '12' }]} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(shown)
})
