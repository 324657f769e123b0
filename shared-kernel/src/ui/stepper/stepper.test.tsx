import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Stepper } from './index.ts'

const steps = [
  { id: 'a', label: 'Formule' },
  { id: 'b', label: 'Informations' },
  { id: 'c', label: 'Compléments' },
]

it('marks the step in hand and lets one go back to what is done, not ahead', async () => {
  const go = vi.fn()
  const { user } = renderUi(<Stepper steps={steps} current="b" completed={['a']} onGo={go} />)
  expect(screen.getAllByRole('listitem').map(item => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Formule.*Terminée/ }))
  expect(go).toHaveBeenCalledWith('a')
})
