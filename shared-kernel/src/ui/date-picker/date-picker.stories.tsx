import { useState } from 'react'
import { Stack } from '../layout/index.ts'
import { DatePicker } from './index.ts'

export default { title: 'Fields / Date picker' }

const whyUnavailable = (day: string) => {
  if (day === '2026-12-25') return 'jour férié (Noël)'
  return [0, 6].includes(new Date(day).getUTCDay()) ? 'du lundi au vendredi seulement' : null
}

export const StartOfARight = () => {
  const [value, setValue] = useState<string | null>('2026-12-01')
  return (
    <Stack gap={6}>
      <DatePicker
        label="Date de début"
        hint="Du lundi au vendredi."
        value={value}
        onChange={setValue}
        min="2026-11-21"
        whyUnavailable={whyUnavailable}
      />
      <DatePicker
        label="Date de fin"
        value="2026-12-25"
        onChange={setValue}
        whyUnavailable={whyUnavailable}
      />
      <DatePicker label="Date de naissance" value={null} onChange={setValue} isRequired={false} />
    </Stack>
  )
}
