import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { TextInput, type TextInputProps } from './index.ts'

function Typed(props: Partial<TextInputProps>) {
  const [value, setValue] = useState('')
  return <TextInput label="Nom" {...props} value={value} onChange={setValue} />
}

it('ties label, hint and error to the control', () => {
  renderUi(
    <TextInput label="Code postal" hint="5 chiffres" error="Trop court." value="75" onChange={() => {}} />,
  )
  const input = screen.getByLabelText('Code postal')
  const words = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(words).toEqual(['5 chiffres', 'Erreur\u202f: Trop court.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('drops the spaces around an answer when leaving it', async () => {
  const { user } = renderUi(<Typed />)
  await user.type(screen.getByLabelText('Nom'), '  Martin ')
  await user.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Martin')
})

it('keeps every character of a password', async () => {
  const { user } = renderUi(<Typed type="password" />)
  await user.type(screen.getByLabelText('Nom'), ' a ')
  await user.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe(' a ')
})

it('says what may be left empty', () => {
  renderUi(<Typed isRequired={false} />)
  const input = screen.getByLabelText('Nom (facultatif)')
  expect(input.getAttribute('aria-required')).toBeNull()
})
