import { useState } from 'react'
import { Stack } from '../layout/index.ts'
import { Link } from '../link/index.ts'
import { Checkbox } from './index.ts'

export default { title: 'Fields / Checkbox' }

export const Consent = () => {
  const [isChecked, setChecked] = useState(false)
  const label = (
    <>
      J’ai lu la <Link href="#cnil">politique de confidentialité</Link> et j’accepte l’usage de mes données.
    </>
  )
  return (
    <Stack>
      <Checkbox label={label} isChecked={isChecked} onChange={setChecked} isRequired />
      <Checkbox
        label="Dès que possible"
        hint="Le droit commence dès son acceptation."
        isChecked
        onChange={setChecked}
      />
      <Checkbox
        label={label}
        isChecked={false}
        onChange={setChecked}
        error="Cochez la case pour continuer."
      />
    </Stack>
  )
}
