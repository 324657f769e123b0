import { useState } from 'react'
import { Stepper } from './index.ts'

export default { title: 'Core / Stepper' }

const steps = [
  { id: 'detail', label: 'Formule' },
  { id: 'you', label: 'Vos informations' },
  { id: 'more', label: 'Compléments' },
  { id: 'review', label: 'Relecture' },
]

export const SecondOfFour = () => {
  const [current, setCurrent] = useState('you')
  return <Stepper steps={steps} current={current} completed={['detail']} onGo={setCurrent} />
}
