import { useState } from 'react'
import { type ZoneChoice, ZonePicker } from './index.ts'

export default { title: 'Fields / Zone picker' }

const box = (west: number, south: number): ZoneChoice['rings'] => [
  [
    [west, south],
    [west + 0.012, south + 0.001],
    [west + 0.011, south + 0.008],
    [west + 0.001, south + 0.007],
  ],
]
const zones: readonly ZoneChoice[] = [
  { id: 'a', name: 'Centre', description: 'Entre le quai et la gare', rings: box(2.3, 48.8) },
  { id: 'b', name: 'Port', description: 'Quais nord et sud', rings: box(2.313, 48.801) },
  { id: 'c', name: 'Coteaux', disabledReason: 'Hors de votre secteur', rings: box(2.301, 48.809) },
]

const planTexts = {
  choose: 'Choisissez dans la liste ou sur le plan',
  show: 'Voir le plan des zones',
  name: 'Plan des zones',
}

export const ListThenPlan = () => {
  const [value, setValue] = useState<string | null>('a')
  return (
    <ZonePicker
      label="Zone de validité"
      zones={zones}
      value={value}
      onChange={setValue}
      planTexts={planTexts}
    />
  )
}
