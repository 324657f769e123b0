import type { DisplayedStatus } from '@parvis/shared-kernel/orders'
import type { Tone } from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  CalendarClockIcon,
  CircleCheckIcon,
  FileTextIcon,
  HistoryIcon,
  HourglassIcon,
  type IconType,
  InfoIcon,
  WalletIcon,
  XIcon,
} from '@parvis/shared-kernel/ui/icon'

export interface StatusLook {
  readonly tone: Tone
  readonly icon: IconType
}

/** Icon and colour of every displayed status, always beside its text (UX, look). */
export const STATUS_LOOKS = {
  'to-come': { tone: 'info', icon: CalendarClockIcon },
  expired: { tone: 'neutral', icon: HistoryIcon },
  dropped: { tone: 'info', icon: HourglassIcon },
  'await-evidence': { tone: 'warning', icon: FileTextIcon },
  'to-complete': { tone: 'warning', icon: FileTextIcon },
  'to-pay': { tone: 'warning', icon: WalletIcon },
  'payment-pending': { tone: 'info', icon: HourglassIcon },
  active: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'danger', icon: BanIcon },
  canceled: { tone: 'neutral', icon: XIcon },
  deleted: { tone: 'neutral', icon: XIcon },
  unknown: { tone: 'neutral', icon: InfoIcon },
} as const satisfies Record<DisplayedStatus, StatusLook>
