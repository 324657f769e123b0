import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Disclosure } from './index.ts'

it('keeps its content in the page', () => {
  renderUi(<Disclosure summary="Conditions">Un véhicule par foyer.</Disclosure>)
  expect(screen.getByText('Un véhicule par foyer.')).toBeDefined()
})
