import type { DisplayedStatus } from '@parvis/shared-kernel/orders'
import type { Tone } from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  CalendarClockIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  FileTextIcon,
  HistoryIcon,
  HourglassIcon,
  type IconType,
  PaperclipIcon,
  TrashIcon,
  WalletIcon,
  XIcon,
} from '@parvis/shared-kernel/ui/icon'

export interface StatusLook {
  readonly tone: Tone
  readonly icon: IconType
}

/** Picture and colour of every displayed status; the word stands beside them, always (UX, look). */
export const STATUS_LOOKS = {
  'to-come': { tone: 'info', icon: CalendarClockIcon },
  expired: { tone: 'neutral', icon: HistoryIcon },
  dropped: { tone: 'info', icon: HourglassIcon },
  'await-evidence': { tone: 'warning', icon: PaperclipIcon },
  'to-complete': { tone: 'warning', icon: FileTextIcon },
  'to-pay': { tone: 'warning', icon: WalletIcon },
  active: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'danger', icon: BanIcon },
  canceled: { tone: 'neutral', icon: XIcon },
  deleted: { tone: 'neutral', icon: TrashIcon },
  unknown: { tone: 'neutral', icon: CircleHelpIcon },
} as const satisfies Record<DisplayedStatus, StatusLook>
