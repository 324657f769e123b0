import { useState } from 'react'
import { Combobox } from './index.ts'

export default { title: 'Fields / Combobox' }

const streets = ['12 rue des Lilas', '12 rue des Lices', '120 rue des Lilas'].map((label, index) => ({
  id: String(index),
  label,
  description: '75000 Valmont',
}))

export const Address = () => {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="Adresse"
      hint="Commencez par le numéro et la rue."
      value={value}
      onChange={setValue}
      suggestions={streets.filter(street => street.label.startsWith(value))}
      onChoose={street => setValue(street.label)}
      emptyText="Adresse introuvable : saisissez-la à la main."
    />
  )
}
