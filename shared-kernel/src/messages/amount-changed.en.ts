import type { amountChangedFr } from './amount-changed.fr.ts'
import { defineMessages } from './define-messages.ts'

export const amountChangedEn = defineMessages<keyof typeof amountChangedFr>({
  'pay.amount-changed': {
    defaultMessage: 'The amount to pay is now {price}. Nothing has been paid yet: confirm to go on.',
  },
})
