import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ErrorPanel } from './index.ts'

it('says what happened, offers a retry, a phone and a number to read out', async () => {
  const retry = vi.fn()
  const { user } = renderUi(
    <ErrorPanel
      title="Vos tickets ne s’affichent pas"
      explanation="Réessayez dans un instant."
      onRetry={retry}
      contact={{ phone: '01 23 45 67 89', desk: { fr: 'Mairie', en: 'Town hall' } }}
      reference="E-42"
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalled()
  expect(screen.getByRole('link', { name: '01 23 45 67 89' }).getAttribute('href')).toBe('tel:0123456789')
  expect(screen.getByText(/E-42/)).toBeDefined()
  expect(screen.getByText(/Mairie/)).toBeDefined()
})
