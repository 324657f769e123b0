import {
  BanIcon,
  CalendarIcon,
  HistoryIcon,
  HourglassIcon,
  PaperclipIcon,
  WalletIcon,
} from '../icon/index.ts'
import { Cluster } from '../layout/index.ts'
import { StatusBadge } from './index.ts'

export default { title: 'Core / Status badge' }

export const Tones = () => (
  <Cluster>
    <StatusBadge tone="warning" icon={WalletIcon} label="À payer" />
    <StatusBadge tone="warning" icon={PaperclipIcon} label="Pièce attendue" />
    <StatusBadge tone="info" icon={HourglassIcon} label="À l’étude" />
    <StatusBadge tone="info" icon={CalendarIcon} label="À venir" />
    <StatusBadge tone="success" label="Actif" />
    <StatusBadge tone="danger" icon={BanIcon} label="Refusé" />
    <StatusBadge tone="neutral" icon={HistoryIcon} label="Expiré" />
  </Cluster>
)
