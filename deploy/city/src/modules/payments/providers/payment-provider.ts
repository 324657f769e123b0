import type { PaymentWord } from '@parvis/shared-kernel/payment'
import type { Instant } from '@parvis/shared-kernel/time'
import type { PaymentStartWire } from '@parvis/shared-kernel/wire'
import type { Language } from '../../../http/language.ts'

/** The city speaks of a demonstration: a notification of real money would not be ours. */
export const PAYMENT_MODE = 'TEST'

/** What a city and its provider agreed on. */
export interface ProviderAccount {
  /** The number by which the provider knows the city: eight digits. */
  siteId: string
  /** The secret that both sign with. */
  key: string
  /** Where the provider answers, without a slash at its end. */
  url: string
}

/** One operation, as a provider is told of it. */
export interface PaymentToStart {
  operationId: string
  /** As `newTransactionId` of the same provider made it. */
  transactionId: string | null
  /** Cents. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** What is paid, of any length and with any sign. */
  label: string
  lang: Language
  /** Where the browser comes back to. */
  returnUrl: string
  /** Where the notification goes: the city's address followed by `notificationPath`. */
  notificationUrl: string
  startedAt: Instant
  /** Until when the provider may take a decision. */
  expiresAt: Instant
}

/** Where the browser is sent: to an address, or with signed fields (`application/x-www-form-urlencoded`) to post there. */
export type PaymentDoor = Exclude<PaymentStartWire, { sent: true }>
export type PageDoor = Extract<PaymentDoor, { method: 'GET' }>

/** What a provider says of an operation. */
export interface PaymentNotification {
  siteId: string
  /** Unique within the site: a notification that comes again has the same. */
  eventId: string
  operationId: string
  /** Cents. */
  amount: number
  /** ISO 4217; null for one that the provider names and we do not know. */
  currency: string | null
  /** `PAYMENT_MODE`, or the provider's name for real money. */
  mode: string
  /** Second (YYYYMMDDHHMMSS, universal time) and number of the transaction, which must be ours too; null where the operation's number is enough. */
  transaction: { date: string; id: string } | null
  outcome: PaymentWord
  /** Null when nothing was authorised. */
  authorizationNumber: string | null
}

/** A call that claims to come from the provider. */
export interface NotificationCall {
  rawBody: string
  /** Value of a header; '' when the call has none of that name. */
  header(name: string): string
}

/** `unsupported`: another content type; `malformed`: not exactly of the form; `forged`: not signed by the provider of a city. */
export type NotificationRefusal = 'unsupported' | 'malformed' | 'forged'

export type ReadNotification =
  | { isGenuine: true; notification: PaymentNotification }
  | { isGenuine: false; reason: NotificationRefusal }

/** `status`: what became of it; `close`: the same, and whatever nobody has decided yet may not be paid any more. */
export type AskPurpose = 'status' | 'close'

/** `unknown`: never heard of; `open`: still to be decided; `waiting`: a bank is silent; `expired`: over without a decision. */
export type ProviderAnswer =
  | { state: 'unknown' | 'open' | 'waiting' | 'expired' }
  /** `said`: what a notification would say, and its body for `readKept`; null when it is not about what was asked. */
  | { state: 'decided'; said: { notification: PaymentNotification; rawBody: string } | null }

interface AnyProvider {
  /** Path of the city's API that takes its notifications; the kernel's table of calls names it. */
  notificationPath: `/api/payments/${string}`
  /** What a notification is answered that was kept. */
  received: { contentType: string; body: string }
  /** A number of its own for each operation (six signs); null where ours is enough. */
  newTransactionId(): string | null
  /** Verifies a call and reads it. `accountOf` is undefined for a site that is no city's here. Changes nothing. */
  readNotification(
    call: NotificationCall,
    accountOf: (siteId: string) => ProviderAccount | undefined,
  ): ReadNotification
  /** Reads again what was verified and kept: a body of a notification, or of an answer; null for what is neither. */
  readKept(rawBody: string): PaymentNotification | null
  /** Asks about an operation; null when no answer came in time that can be believed. Never throws. */
  ask(account: ProviderAccount, operationId: string, purpose: AskPurpose): Promise<ProviderAnswer | null>
}

/** Opens a page for each operation, which is kept: `start` answers null when the provider does not open it in time. */
interface ProviderOfPages extends AnyProvider {
  isOpenAtOnce: false
  start(account: ProviderAccount, payment: PaymentToStart): Promise<PageDoor | null>
}

/** Takes what the browser brings: `start` asks nobody, and answers the same door for the same operation. */
interface ProviderOfForms extends AnyProvider {
  isOpenAtOnce: true
  start(account: ProviderAccount, payment: PaymentToStart): PaymentDoor
}

/** How the city speaks with one kind of payment provider. It holds no state: account and operation are arguments. */
export type PaymentProvider = ProviderOfPages | ProviderOfForms
