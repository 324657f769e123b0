import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Dialog } from '../dialog/index.ts'
import { OverlayRoot } from './index.ts'

it('draws what floats inside the embed that asked for it', () => {
  const element = document.createElement('div')
  document.body.append(element)
  renderUi(
    <OverlayRoot element={element}>
      <Dialog isOpen onClose={() => {}} title="Détail" />
    </OverlayRoot>,
  )
  expect(element.querySelector('[role="dialog"]')).not.toBeNull()
})
