import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { EmailDialog } from './index.ts'

function Paying({ isPasteBlocked = false, onSubmit = () => {} }) {
  const [copy, setCopy] = useState('')
  return (
    <EmailDialog
      isOpen
      onClose={() => {}}
      email="claire@exemple.fr"
      onEmail={() => {}}
      confirmation={copy}
      onConfirmation={setCopy}
      isPasteBlocked={isPasteBlocked}
      submitLabel="Payer 30,00 €"
      onSubmit={onSubmit}
    />
  )
}

it('lets one paste the copy unless the city refuses it', async () => {
  const { user, rerender } = renderUi(<Paying />)
  const copy = () => screen.getByLabelText<HTMLInputElement>('Confirmez l’adresse e-mail')
  await user.click(copy())
  await user.paste('claire@')
  expect(copy().value).toBe('claire@')
  rerender(<Paying isPasteBlocked />)
  await user.paste('exemple.fr')
  expect(copy().value).toBe('claire@')
  expect(screen.getByText(/saisissez l’adresse une seconde fois/)).toBeDefined()
})

it('is sent by its button', async () => {
  const submit = vi.fn()
  const { user } = renderUi(<Paying onSubmit={submit} />)
  await user.click(screen.getByRole('button', { name: 'Payer 30,00 €' }))
  expect(submit).toHaveBeenCalled()
})
