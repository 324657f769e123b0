import { useState } from 'react'
import { Stack } from '../layout/index.ts'
import { Select } from './index.ts'

export default { title: 'Fields / Select' }

const options = [
  { value: 'rue', label: 'Rue' },
  { value: 'avenue', label: 'Avenue' },
  { value: 'quai', label: 'Quai', description: 'Port et canal' },
  { value: 'allee', label: 'Allée', disabledReason: 'N’existe pas dans la commune' },
]

export const States = () => {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Stack gap={6}>
      <Select label="Type de voie" options={options} value={value} onChange={setValue} />
      <Select
        label="Type de voie"
        options={options}
        value="quai"
        onChange={setValue}
        hint="Comme sur une enveloppe"
      />
      <Select
        label="Type de voie"
        options={options}
        value={null}
        onChange={setValue}
        error="Choisissez un type de voie."
      />
    </Stack>
  )
}
