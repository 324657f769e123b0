import { defineMessages } from './define-messages.ts'

/** Status of a refund, on its own page and with the right that it refunds. */
export const refundStatusFr = defineMessages({
  'refund.status.document-requested': { defaultMessage: 'Document attendu' },
  'refund.status.under-review': { defaultMessage: 'À l’étude' },
  'refund.status.accepted': { defaultMessage: 'Accepté' },
  'refund.status.paid': { defaultMessage: 'Versé' },
  'refund.status.rejected': { defaultMessage: 'Refusé' },
  'refund.status.unknown': { defaultMessage: 'Enregistré' },
})
