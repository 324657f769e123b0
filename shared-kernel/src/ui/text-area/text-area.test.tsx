import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { TextArea } from './index.ts'

it.each([
  ['abcd', 'reste 1'],
  ['abcdef', 'reste 0'],
])('counts down without cutting what was typed: %s', (value, told) => {
  const limit = { length: 5, told: (left: number) => `reste ${left}` }
  renderUi(<TextArea label="Exposé" value={value} onChange={() => {}} limit={limit} />)
  expect(screen.getByText(told)).toBeDefined()
})
