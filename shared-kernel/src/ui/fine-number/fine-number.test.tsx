import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { FineNumber } from './index.ts'

it('has no spaces to copy, and is read group by group', () => {
  const { container } = renderUi(<FineNumber groups={['12', '3']} />)
  expect([...container.querySelectorAll('[aria-hidden]')].map(group => group.textContent).join('')).toBe(
    '123',
  )
  expect(screen.getByText('Numéro 1 2, 3')).toBeDefined()
})
