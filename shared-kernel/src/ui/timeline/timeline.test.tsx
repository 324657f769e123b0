import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Timeline } from './index.ts'

it('tells in order what happened and what is to come', () => {
  renderUi(
    <Timeline
      items={[
        { id: 'a', title: 'Déposé', when: '02/11/2026' },
        { id: 'b', title: 'Décision', when: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Déposé02/11/2026',
    'Décision',
  ])
})
