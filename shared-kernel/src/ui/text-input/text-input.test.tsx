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

it.each([
  ['\u202a06 12 34 56 78\u202c', '06 12 34 56 78'],
  ['camille@ville.fr\u200b', 'camille@ville.fr'],
  ['\ufeffcamille@ville.fr', 'camille@ville.fr'],
  ['\u200fדנה', 'דנה'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
])('takes of a pasted "%s" what can be seen, and the joiners that a script needs', async (pasted, taken) => {
  const { user } = renderUi(<Typed />)
  await user.click(screen.getByLabelText('Nom'))
  await user.paste(pasted)
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe(taken)
})

it('keeps every character of a password', async () => {
  const { user } = renderUi(<Typed type="password" />)
  await user.click(screen.getByLabelText('Nom'))
  await user.paste(' a\u200b ')
  await user.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe(' a\u200b ')
})

it('says what may be left empty', () => {
  renderUi(<Typed isRequired={false} />)
  const input = screen.getByLabelText('Nom (facultatif)')
  expect(input.getAttribute('aria-required')).toBeNull()
})
