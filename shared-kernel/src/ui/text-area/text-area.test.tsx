import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { TextArea } from './index.ts'

it('counts down without cutting what was typed', () => {
  renderUi(<TextArea label="Exposé" value="abcd" onChange={() => {}} limit={5} />)
  expect(screen.getByText('1 caractère restant')).toBeDefined()
})
