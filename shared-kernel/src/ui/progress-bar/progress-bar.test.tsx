import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ProgressBar } from './index.ts'

it('says how far it is, or nothing when it cannot know', () => {
  const { rerender } = renderUi(<ProgressBar label="Envoi" value={0.42} />)
  expect(screen.getByRole('progressbar', { name: 'Envoi' }).getAttribute('aria-valuenow')).toBe('42')
  rerender(<ProgressBar label="Envoi" value={null} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
})
