import type { RefundStatus } from '../fines/index.ts'
import {
  BanIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  HourglassIcon,
  type IconType,
  PaperclipIcon,
  WalletIcon,
} from '../ui/icon/index.ts'
import type { Tone } from '../ui/tone/index.ts'

/** Badge of a refund, on its own page and with the right that it refunds. */
export const REFUND_LOOKS = {
  'document-requested': { tone: 'warning', icon: PaperclipIcon },
  'under-review': { tone: 'info', icon: HourglassIcon },
  // Accepted: the payout follows.
  accepted: { tone: 'success', icon: WalletIcon },
  paid: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'danger', icon: BanIcon },
  unknown: { tone: 'neutral', icon: CircleHelpIcon },
} as const satisfies Record<RefundStatus, { tone: Tone; icon: IconType }>
