import { useState } from 'react'
import { FieldsNote } from '../field/index.ts'
import { Stack } from '../layout/index.ts'
import { TextInput } from './index.ts'

export default { title: 'Fields / Text input' }

export const States = () => {
  const [value, setValue] = useState('')
  return (
    <Stack gap={6}>
      <FieldsNote />
      <TextInput label="Nom" value={value} onChange={setValue} autoComplete="family-name" />
      <TextInput
        label="Plaque"
        hint="Telle qu’elle est écrite sur la carte grise."
        value="ab-123-cd"
        onChange={setValue}
        width="medium"
        isPlate
      />
      <TextInput
        label="Code postal"
        value="7500"
        onChange={setValue}
        error="Un code postal a 5 chiffres."
        width="short"
        inputMode="numeric"
      />
      <TextInput label="Complément" value="" onChange={setValue} isRequired={false} disabled />
    </Stack>
  )
}
