import { useState } from 'react'
import { RadioCards } from './index.ts'

export default { title: 'Fields / Radio cards' }

export const Options = () => {
  const [value, setValue] = useState<'month' | 'year' | 'forever' | null>('year')
  return (
    <RadioCards
      label="Durée"
      hint="Vous pourrez renouveler avant la fin."
      value={value}
      onChange={setValue}
      options={[
        { value: 'month', label: '1 mois', aside: '15,00 €' },
        { value: 'year', label: '1 an', description: 'Deux mois offerts', aside: '150,00 €' },
        {
          value: 'forever',
          label: '3 ans',
          aside: '400,00 €',
          disabledReason: 'Réservé aux véhicules Crit’Air 0 et 1',
        },
      ]}
    />
  )
}
