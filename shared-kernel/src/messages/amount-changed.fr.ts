import { defineMessages } from './define-messages.ts'

/** The city charges another amount than the one that was pressed. */
export const amountChangedFr = defineMessages({
  'pay.amount-changed': {
    defaultMessage:
      'Le montant à payer est maintenant de {price}. Rien n’est encore payé\u202f: confirmez pour continuer.',
  },
})
