import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Field } from './index.ts'

it('lends its label, hint and error to any control', () => {
  renderUi(
    <Field id="hour" label="Heure" hint="De 8 h à 19 h" error="Trop tôt.">
      {control => <input type="time" {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Heure')
  expect(input.id).toBe('hour')
  expect(input.getAttribute('aria-describedby')).toBe('hour-hint hour-error')
  expect(input.getAttribute('aria-required')).toBe('true')
})
