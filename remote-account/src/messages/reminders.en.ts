import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { remindersFr } from './reminders.fr.ts'

export const remindersEn = defineMessages<keyof typeof remindersFr>({
  'reminders.title': { defaultMessage: 'Reminders' },
  'reminders.text': {
    defaultMessage:
      'What the city tells you of, and how. Its decisions and receipts always reach you by email.',
  },
  'reminders.email': { defaultMessage: 'Email' },
  'reminders.sms': { defaultMessage: 'Text message' },
  'reminders.document-missing': { defaultMessage: 'Missing document' },
  'reminders.document-missing.when': { defaultMessage: '5 and 15 days after the city asked for it.' },
  'reminders.payment-waiting': { defaultMessage: 'Payment waiting' },
  'reminders.payment-waiting.when': { defaultMessage: 'After 3 and 10 days of waiting.' },
  'reminders.ticket-ending': { defaultMessage: 'End of a ticket' },
  'reminders.ticket-ending.when': {
    defaultMessage:
      '20 minutes before (hourly tickets), 2 hours before (day tickets), the day before (longer ones).',
  },
  'reminders.renewal-open': { defaultMessage: 'Renewal possible' },
  'reminders.renewal-open.when': { defaultMessage: 'As soon as you can renew a subscription.' },
  'reminders.subscription-ending': { defaultMessage: 'End of a subscription' },
  'reminders.subscription-ending.when': { defaultMessage: '30 and 7 days before.' },
  'reminders.sms.off': {
    defaultMessage: 'Text messages are off: turn them on in your contact details to choose them here.',
  },
  'reminders.sms.on-without-phone': {
    defaultMessage: 'Add your mobile phone to your contact details to get text messages.',
  },
  'reminders.saved': { defaultMessage: 'Your choice is saved.' },
  'reminders.stopped': { defaultMessage: 'You will get no more reminders of it.' },
  'reminders.failed': { defaultMessage: 'Your reminders cannot be shown' },
  'reminders.retry': { defaultMessage: 'Show my reminders' },
  'reminders.not-saved': { defaultMessage: 'Your choice is not saved' },
})
