import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Switch } from './index.ts'

it('is turned by its label', async () => {
  const change = vi.fn()
  const { user } = renderUi(<Switch label="Rappels" isOn={false} onChange={change} />)
  await user.click(screen.getByRole('switch', { name: 'Rappels' }))
  expect(change).toHaveBeenCalledWith(true)
})
