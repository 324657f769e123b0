import { useState } from 'react'
import { Switch } from './index.ts'

export default { title: 'Fields / Switch' }

export const Reminders = () => {
  const [isOn, setOn] = useState(true)
  return (
    <Switch
      label="Rappels par SMS"
      hint="Trois jours avant la fin d’un droit"
      isOn={isOn}
      onChange={setOn}
      hasStateText
    />
  )
}
