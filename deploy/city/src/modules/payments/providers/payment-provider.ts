import type { Locale } from '@parvis/shared-kernel/formats'
import type { NotifiedOutcome } from '@parvis/shared-kernel/payment'
import type { Instant } from '@parvis/shared-kernel/time'
import type { PaymentStartWire } from '@parvis/shared-kernel/wire'

/** Test mode, since the city is a demonstration: a notification of real money is not ours. */
export const PAYMENT_MODE = 'TEST'

/** A city's account at its provider. */
export interface ProviderAccount {
  /** The provider's id of the city: eight digits. */
  siteId: string
  /** The shared signing secret. */
  key: string
  /** Base URL of the provider, without a trailing slash. */
  url: string
}

/** An operation in the form that providers get. */
export interface PaymentToStart {
  operationId: string
  /** Result of the same provider's `newTransactionId`. */
  transactionId: string | null
  /** Cents. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** Description of what is paid, of any length and with any characters. */
  label: string
  lang: Locale
  /** Where the browser returns to. */
  returnUrl: string
  /** Notification URL: the city's address followed by `notificationPath`. */
  notificationUrl: string
  startedAt: Instant
  /** Last instant at which the provider may decide. */
  expiresAt: Instant
}

/** Where the browser goes: a URL, or signed fields (`application/x-www-form-urlencoded`) to post there. */
export type PaymentEntry = Extract<PaymentStartWire, { method: string }>
export type PageEntry = Extract<PaymentEntry, { method: 'GET' }>

/** A provider's statement on an operation, parsed. */
export interface PaymentNotification {
  siteId: string
  /** Unique within the site and outcome: a repeated notification has the same id. */
  eventId: string
  operationId: string
  /** Cents. */
  amount: number
  /** ISO 4217; null for a currency that we do not know. */
  currency: string | null
  /** `PAYMENT_MODE`, or the provider's name for real money. */
  mode: string
  /**
   * Date (YYYYMMDDHHMMSS, UTC) and number of the transaction, which must match ours; null if the operation's id
   * suffices.
   */
  transaction: { date: string; id: string } | null
  /** An operation may be told again after `refused`, when its page took another card: `accepted` counts whenever it comes. */
  outcome: NotifiedOutcome
  /** Null when nothing was authorised. */
  authorizationNumber: string | null
}

/** A request that claims to come from the provider. */
export interface NotificationCall {
  rawBody: string
  /** Returns a header's value; '' if absent. */
  header(name: string): string
}

/**
 * `unsupported`: another content type; `malformed`: not of the expected form; `forged`: not signed by a known city's
 * provider.
 */
export type NotificationRefusal = 'unsupported' | 'malformed' | 'forged'

export type ReadNotification =
  | { isGenuine: true; notification: PaymentNotification }
  | { isGenuine: false; reason: NotificationRefusal }

/** `status`: asks for the state; `close`: also forbids payment if nothing is decided yet. */
export type AskPurpose = 'status' | 'close'

/**
 * `unknown`: the provider does not know it; `open`: undecided; `waiting`: the bank has not answered; `expired`: ended
 * without a decision.
 */
export type ProviderAnswer =
  | { state: 'unknown' | 'open' | 'waiting' | 'expired' }
  /**
   * `said`: the equivalent notification, and its body for `readKept`; null if the answer is about another operation.
   */
  | { state: 'decided'; said: { notification: PaymentNotification; rawBody: string } | null }

interface AnyProvider {
  /** Path of the city's API that receives its notifications; listed in the kernel's table of calls. */
  notificationPath: `/api/payments/${string}`
  /** ISO 4217 codes of the currencies that it can be asked to take; null for any. */
  currencies: readonly string[] | null
  /** Response to a notification that was stored. */
  received: { contentType: string; body: string }
  /** Creates a transaction number (six characters) for an operation; null if the operation's id suffices. */
  newTransactionId(): string | null
  /**
   * Verifies and parses a request, without side effects. `accountOf` returns undefined for a site of no city on this
   * server.
   */
  readNotification(
    call: NotificationCall,
    accountOf: (siteId: string) => ProviderAccount | undefined,
  ): ReadNotification
  /** Parses a verified and stored body again, of a notification or an answer; null if it is neither. */
  readKept(rawBody: string): PaymentNotification | null
  /** Asks about an operation; null if no authentic answer arrived in time. Never throws. */
  ask(account: ProviderAccount, operationId: string, purpose: AskPurpose): Promise<ProviderAnswer | null>
}

/**
 * The provider opens a page for each operation, which is stored: `start` resolves to null if the provider does not open
 * it in time.
 */
interface ProviderOfPages extends AnyProvider {
  isOpenAtOnce: false
  start(account: ProviderAccount, payment: PaymentToStart): Promise<PageEntry | null>
}

/**
 * The browser brings the operation to the provider: `start` makes no request and returns the same entry for the same
 * operation.
 */
interface ProviderOfForms extends AnyProvider {
  isOpenAtOnce: true
  start(account: ProviderAccount, payment: PaymentToStart): PaymentEntry
}

/** How the city talks to one kind of payment provider. Stateless: account and operation are arguments. */
export type PaymentProvider = ProviderOfPages | ProviderOfForms
