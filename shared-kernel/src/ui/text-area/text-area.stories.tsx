import { useState } from 'react'
import { TextArea } from './index.ts'

export default { title: 'Fields / Text area' }

export const WithALimit = () => {
  const [value, setValue] = useState('Le panneau était masqué par des travaux.')
  return (
    <TextArea
      label="Votre exposé"
      hint="Dites les faits, dans l’ordre."
      value={value}
      onChange={setValue}
      limit={{ length: 2000, told: left => `${left} caractères restants` }}
    />
  )
}
