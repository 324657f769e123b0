import * as v from 'valibot'
import {
  DEFAULT_REMINDERS,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type ReminderChannel,
  type ReminderChoices,
  type ReminderKind,
} from '../orders/index.ts'

const CODES = {
  'document-missing': 'DOCUMENT_MISSING',
  'payment-waiting': 'PAYMENT_WAITING',
  'ticket-ending': 'TICKET_ENDING',
  'renewal-open': 'RENEWAL_OPEN',
  'subscription-ending': 'SUBSCRIPTION_ENDING',
} as const satisfies Record<ReminderKind, string>
const CHANNEL_CODES = { email: 'EMAIL', sms: 'SMS' } as const satisfies Record<ReminderChannel, string>

const kindCodes = Object.values(CODES)
const kindOf = (code: string): ReminderKind | undefined => REMINDER_KINDS.find(kind => CODES[kind] === code)

/** GET and PUT /api/subscriber/reminders. Kinds unknown to this version are left out. */
export const remindersWire = v.object({
  reminders: v.array(v.object({ kind: v.string(), email: v.boolean(), sms: v.boolean() })),
  /** Channels that the city supports. */
  channels: v.array(v.string()),
})
export type RemindersWire = v.InferOutput<typeof remindersWire>

/** The changed kinds; the others stay as they are. */
export const reminderChangeWire = v.object({
  reminders: v.pipe(
    v.array(v.object({ kind: v.picklist(kindCodes), email: v.boolean(), sms: v.boolean() })),
    v.maxLength(REMINDER_KINDS.length),
  ),
})
export type ReminderChangeWire = v.InferOutput<typeof reminderChangeWire>

export interface Reminders {
  readonly choices: ReminderChoices
  readonly channels: readonly ReminderChannel[]
}

export function remindersFromWire(wire: RemindersWire): Reminders {
  const told = wire.reminders.flatMap(({ kind: code, email, sms }) => {
    const kind = kindOf(code)
    return kind ? [[kind, { email, sms }] as const] : []
  })
  return {
    choices: { ...DEFAULT_REMINDERS, ...Object.fromEntries(told) },
    channels: REMINDER_CHANNELS.filter(channel => wire.channels.includes(CHANNEL_CODES[channel])),
  }
}

export const choicesToWire = (choices: Partial<ReminderChoices>): ReminderChangeWire => ({
  reminders: REMINDER_KINDS.flatMap(kind => {
    const choice = choices[kind]
    return choice ? [{ kind: CODES[kind], ...choice }] : []
  }),
})

export const choicesFromChange = ({ reminders }: ReminderChangeWire): Partial<ReminderChoices> =>
  Object.fromEntries(reminders.map(({ kind, email, sms }) => [kindOf(kind), { email, sms }]))

export const remindersToWire = ({ choices, channels }: Reminders): RemindersWire => ({
  ...choicesToWire(choices),
  channels: channels.map(channel => CHANNEL_CODES[channel]),
})
