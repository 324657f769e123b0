import { defineMessages } from './define-messages.ts'
import type { refundStatusFr } from './refund-status.fr.ts'

export const refundStatusEn = defineMessages<keyof typeof refundStatusFr>({
  'refund.status.document-requested': { defaultMessage: 'Document needed' },
  'refund.status.under-review': { defaultMessage: 'Under review' },
  'refund.status.accepted': { defaultMessage: 'Accepted' },
  'refund.status.paid': { defaultMessage: 'Paid' },
  'refund.status.rejected': { defaultMessage: 'Refused' },
  'refund.status.unknown': { defaultMessage: 'On record' },
})
