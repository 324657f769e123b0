import { CheckIcon, PaperclipIcon } from '../icon/index.ts'
import { Timeline } from './index.ts'

export default { title: 'Core / Timeline' }

export const OfAnAppeal = () => (
  <Timeline
    items={[
      { id: 'a', title: 'Recours déposé', when: '02/11/2026 - 09:14', tone: 'success', icon: CheckIcon },
      { id: 'b', title: 'Pièce demandée', when: '10/11/2026 - 16:02', tone: 'warning', icon: PaperclipIcon },
      { id: 'c', title: 'Pièce reçue', when: '12/11/2026 - 08:30' },
      { id: 'd', title: 'Décision, au plus tard le 02/12/2026', when: null },
    ]}
  />
)
