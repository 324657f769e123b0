import { email, minLength, object, pipe, string } from 'valibot'
import { Button } from '../button/index.ts'
import { FieldsNote } from '../field/index.ts'
import { TextInput } from '../text-input/index.ts'
import { Form, FormField, useForm } from './index.ts'

export default { title: 'Fields / Form' }

const schema = object({
  lastName: pipe(string(), minLength(2, 'Un nom a au moins 2 lettres.')),
  email: pipe(string(), email('Cette adresse e-mail n’est pas complète.')),
})

export const Profile = () => {
  const form = useForm({ schema })
  return (
    <Form of={form} onSubmit={() => {}}>
      <FieldsNote />
      <FormField of={form} path={['lastName']}>
        {field => <TextInput {...field} label="Nom" autoComplete="family-name" />}
      </FormField>
      <FormField of={form} path={['email']}>
        {field => <TextInput {...field} label="Adresse e-mail" type="email" autoComplete="email" />}
      </FormField>
      <div>
        <Button type="submit" variant="primary">
          Enregistrer
        </Button>
      </div>
    </Form>
  )
}
