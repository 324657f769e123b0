import type { amountChangedFr } from '../messages/amount-changed.fr.ts'
import type { payerEmailFr } from '../messages/payer-email.fr.ts'

export type PaymentMessageId = keyof typeof amountChangedFr | keyof typeof payerEmailFr
