import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { SessionDialog } from './index.ts'

it('says that nothing is lost and how to go on', async () => {
  const signIn = vi.fn()
  const { user } = renderUi(<SessionDialog isOpen onSignIn={signIn} onLeave={() => {}} />)
  expect(screen.getByRole('alertdialog', { name: 'Votre session a expiré' }).textContent).toContain('saisie')
  await user.click(screen.getByRole('button', { name: 'Me reconnecter' }))
  expect(signIn).toHaveBeenCalled()
})
