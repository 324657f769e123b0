import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Facts } from './index.ts'

it('leaves out what is not known', () => {
  renderUi(
    <Facts
      items={[
        { term: 'Zone', description: 'Centre' },
        { term: 'Commentaire', description: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('term')).toHaveLength(1)
})
