import type { remindersFr } from './reminders.fr.ts'

export const remindersEn = {
  'reminders.title': 'Reminders',
  'reminders.text':
    'What the city tells you of, and how. Its decisions and receipts always reach you by email.',
  'reminders.email': 'Email',
  'reminders.sms': 'Text message',
  'reminders.document-missing': 'Missing document',
  'reminders.document-missing.when': '5 and 15 days after the city asked for it.',
  'reminders.payment-waiting': 'Payment waiting',
  'reminders.payment-waiting.when': 'After 3 and 10 days of waiting.',
  'reminders.ticket-ending': 'End of a ticket',
  'reminders.ticket-ending.when':
    '20 minutes before (hourly tickets), 2 hours before (day tickets), the day before (longer ones).',
  'reminders.renewal-open': 'Renewal possible',
  'reminders.renewal-open.when': 'As soon as you can renew a subscription.',
  'reminders.subscription-ending': 'End of a subscription',
  'reminders.subscription-ending.when': '30 and 7 days before.',
  'reminders.sms.off': 'Text messages are off: turn them on in your contact details to choose them here.',
  'reminders.sms.on-without-phone': 'Add your mobile phone to your contact details to get text messages.',
  'reminders.saved': 'Your choice is saved.',
  'reminders.stopped': 'You will get no more reminders of it.',
  'reminders.failed': 'Your reminders cannot be shown',
  'reminders.retry': 'Show my reminders',
  'reminders.not-saved': 'Your choice is not saved',
} as const satisfies Record<keyof typeof remindersFr, string>
