/** Kinds of reminders, in the order in which they occur for a right. */
export const REMINDER_KINDS = [
  'document-missing',
  'payment-waiting',
  'ticket-ending',
  'renewal-open',
  'subscription-ending',
] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export const REMINDER_CHANNELS = ['email', 'sms'] as const
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number]

/** Enabled channels by kind of reminder. */
export type ReminderChoices = Readonly<Record<ReminderKind, Readonly<Record<ReminderChannel, boolean>>>>

/**
 * Default: every reminder by e-mail; by text message (once enabled in the profile) only those that are too urgent for
 * e-mail.
 */
export const DEFAULT_REMINDERS: ReminderChoices = {
  'document-missing': { email: true, sms: true },
  'payment-waiting': { email: true, sms: true },
  'ticket-ending': { email: true, sms: true },
  'renewal-open': { email: true, sms: false },
  'subscription-ending': { email: true, sms: true },
}
