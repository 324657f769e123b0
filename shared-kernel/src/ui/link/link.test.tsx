import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Link } from './index.ts'

it('says that it opens beside the portal', () => {
  renderUi(
    <Link href="https://example.org" isExternal>
      Règlement
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Règlement (nouvelle fenêtre)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})
