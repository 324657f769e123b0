import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { LanguageSwitch } from './index.ts'

it('names each language in itself and marks the one in force', async () => {
  const choose = vi.fn()
  const { user } = renderUi(<LanguageSwitch locale="fr" available={['fr', 'en']} onChoose={choose} />)
  expect(screen.getByRole('button', { name: 'FR – Français' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'EN – English' }))
  expect(choose).toHaveBeenCalledWith('en')
})

it('is not there when there is no choice', () => {
  renderUi(<LanguageSwitch locale="fr" available={['fr']} onChoose={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})
