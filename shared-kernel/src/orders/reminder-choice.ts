/** What somebody may be reminded of, in the order in which a right meets it. */
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

/** Which reminders reach somebody by which way. */
export type ReminderChoices = Readonly<Record<ReminderKind, Readonly<Record<ReminderChannel, boolean>>>>

/**
 * Whoever has said nothing is reminded of everything by e-mail, and by text message (once those are asked for in the
 * profile) of what cannot wait for a mailbox to be read.
 */
export const DEFAULT_REMINDERS: ReminderChoices = {
  'document-missing': { email: true, sms: true },
  'payment-waiting': { email: true, sms: true },
  'ticket-ending': { email: true, sms: true },
  'renewal-open': { email: true, sms: false },
  'subscription-ending': { email: true, sms: true },
}
