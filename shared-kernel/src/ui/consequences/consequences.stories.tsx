import { plate } from '../../plates/index.ts'
import { Plate } from '../plate/index.ts'
import { Consequences } from './index.ts'

export default { title: 'Core / Consequences' }

const plateOf = (raw: string) => {
  const number = plate(raw)
  return number && <Plate plate={number} size="small" />
}

export const OfAPlateChange = () => (
  <Consequences
    caption="Changement de plaque"
    rows={[
      { label: 'Plaque', today: plateOf('AB123CD'), after: plateOf('EF456GH') },
      { label: 'Fin de validité', today: '31/12/2026', after: null },
      { label: 'Prix', today: '15,00 €', after: '18,00 €' },
    ]}
  />
)
