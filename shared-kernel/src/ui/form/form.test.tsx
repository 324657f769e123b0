import { screen } from '@testing-library/react'
import { minLength, object, pipe, string } from 'valibot'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { TextInput } from '../text-input/index.ts'
import { Form, FormField, useForm } from './index.ts'

const schema = object({ name: pipe(string(), minLength(2, 'profile.name-short')), city: string() })
const messages = { 'profile.name-short': 'Un nom a au moins 2 lettres.' }

function Profile({ onSubmit }: { readonly onSubmit: (output: { name: string; city: string }) => void }) {
  const form = useForm({ schema, initialInput: { city: 'Valmont' } })
  return (
    <Form of={form} onSubmit={onSubmit}>
      <FormField of={form} path={['name']}>
        {field => <TextInput {...field} label="Nom" />}
      </FormField>
      <button type="submit">Enregistrer</button>
    </Form>
  )
}

it('sums up what is wrong in the citizen’s language, leads to the field, and then goes on', async () => {
  const submit = vi.fn()
  const { user } = renderUi(<Profile onSubmit={submit} />, { messages })
  await user.click(screen.getByText('Enregistrer'))
  const link = await screen.findByRole('link', { name: 'Un nom a au moins 2 lettres.' })
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('region'))
  await user.click(link)
  expect(document.activeElement).toBe(screen.getByLabelText('Nom'))
  await user.keyboard('Martin')
  await user.click(screen.getByText('Enregistrer'))
  await vi.waitFor(() => expect(submit).toHaveBeenCalled())
  expect(submit.mock.calls[0]?.[0]).toEqual({ name: 'Martin', city: 'Valmont' })
})
