import { DownloadIcon, PencilIcon, ShareIcon, TrashIcon } from '../icon/index.ts'
import { Menu } from './index.ts'

export default { title: 'Floating / Menu' }

export const OfARight = () => (
  <div style={{ minBlockSize: 300 }}>
    <Menu
      about="Abonnement résident"
      entries={[
        { id: 'proof', label: 'Justificatif', icon: DownloadIcon, href: '#proof' },
        { id: 'plates', label: 'Modifier les plaques', icon: PencilIcon, onSelect: () => {} },
        { id: 'share', label: 'Partager', icon: ShareIcon, disabledReason: 'Cette offre ne se partage pas' },
        { id: 'cancel', label: 'Annuler', icon: TrashIcon, isHarmful: true, onSelect: () => {} },
      ]}
    />
  </div>
)
