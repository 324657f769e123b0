import { defineMessages } from './define-messages.ts'
import type { payerEmailFr } from './payer-email.fr.ts'

export const payerEmailEn = defineMessages<keyof typeof payerEmailFr>({
  'pay.title': { defaultMessage: 'Pay for “{name}”' },
  'pay.body': {
    defaultMessage:
      'We send the receipt to this address. You then pay on the secure page of our payment provider.',
  },
  'pay.optional': { defaultMessage: 'The address is optional: without it, you will not get a receipt.' },
  'email.blank': { defaultMessage: 'Give an email address.' },
  'email.too-short': { defaultMessage: 'This address is too short: it must have at least {min} characters.' },
  'email.too-long': { defaultMessage: 'This address is too long: it must have at most {max} characters.' },
  'email.malformed': { defaultMessage: '“{email}” is not an email address. Example: name@example.com' },
  'email.different': { defaultMessage: 'The two addresses differ. Copy the first one.' },
})
