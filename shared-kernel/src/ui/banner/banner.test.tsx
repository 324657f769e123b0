import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Banner } from './index.ts'

it('says its tone in words and can be put away', async () => {
  const dismiss = vi.fn()
  const { user } = renderUi(
    <Banner tone="danger" title="Paiement refusé" live="alert" onDismiss={dismiss}>
      Rien n’a été débité.
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Erreur')
  await user.click(screen.getByRole('button', { name: 'Masquer ce message' }))
  expect(dismiss).toHaveBeenCalled()
})
