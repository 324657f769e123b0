import { Stack } from '../layout/index.ts'
import { Field, FieldsNote } from './index.ts'

export default { title: 'Fields / Field' }

export const FrameOfAnyControl = () => (
  <Stack>
    <FieldsNote />
    <Field label="Heure de début" hint="De 8 h à 19 h" error="Choisissez une heure entre 8 h et 19 h.">
      {control => <input type="time" {...control} />}
    </Field>
  </Stack>
)
