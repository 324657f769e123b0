import { useState } from 'react'
import { Stack } from '../layout/index.ts'
import { type HourOfDay, HourPicker } from './index.ts'

export default { title: 'Fields / Hour picker' }

export const StartOfATicket = () => {
  const [value, setValue] = useState<HourOfDay | null>({ hour: 9, minute: 30 })
  return (
    <Stack gap={6}>
      <HourPicker
        label="Heure de début"
        hint="Le ticket se termine à la même minute."
        value={value}
        onChange={setValue}
      />
      <HourPicker
        label="Heure de début"
        value={null}
        onChange={setValue}
        error="Indiquez l’heure de début."
      />
    </Stack>
  )
}
