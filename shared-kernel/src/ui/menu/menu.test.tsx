import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Menu } from './index.ts'

it('opens by keyboard, acts, and says why something cannot be done', async () => {
  const select = vi.fn()
  const { user } = renderUi(
    <Menu
      about="Abonnement"
      entries={[
        { id: 'plates', label: 'Modifier les plaques', onSelect: select },
        { id: 'share', label: 'Partager', disabledReason: 'Cette offre ne se partage pas' },
      ]}
    />,
  )
  screen.getByRole('button', { name: 'Autres actions (Abonnement)' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Partager' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Cette offre ne se partage pas')).toBeDefined()
  await user.click(screen.getByRole('menuitem', { name: 'Modifier les plaques' }))
  expect(select).toHaveBeenCalledTimes(1)
})

it('is not there without actions', () => {
  renderUi(<Menu entries={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
