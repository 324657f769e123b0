import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ConfirmDialog } from './index.ts'

it('asks with verbs and says why it failed', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()]
  const { user } = renderUi(
    <ConfirmDialog
      isOpen
      title="Annuler ce ticket ?"
      confirmLabel="Annuler le ticket"
      cancelLabel="Le garder"
      error="Le ticket a déjà commencé."
      onConfirm={confirm}
      onCancel={cancel}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Annuler ce ticket ?' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('déjà commencé')
  await user.click(screen.getByRole('button', { name: 'Annuler le ticket' }))
  await user.click(screen.getByRole('button', { name: 'Le garder' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(cancel).toHaveBeenCalledTimes(1)
})
