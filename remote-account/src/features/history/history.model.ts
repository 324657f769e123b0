import { KNOWN_STATUSES, type KnownStatus, statusColumns } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo, rightPath } from '@parvis/shared-kernel/paths'
import type { Tone } from '@parvis/shared-kernel/ui'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import type { PageMessageId } from '../../messages/pages.fr.ts'

export type ThingKind = TimelineEvent['resourceType']

/** Filters of the history, by their query parameter values. */
export const FILTERS = {
  all: [],
  rights: ['subscription', 'ticket'],
  fines: ['fine'],
  appeals: ['appeal'],
  refunds: ['refund'],
  account: ['account'],
} as const satisfies Record<string, readonly ThingKind[]>

export type Filter = keyof typeof FILTERS

export const filterOf = (raw: string | null): Filter =>
  raw !== null && Object.hasOwn(FILTERS, raw) ? (raw as Filter) : 'all'

type EventMessageId = Extract<PageMessageId, `event.${string}`>
type EventKind = EventMessageId extends `event.${infer Kind}` ? Exclude<Kind, 'unknown'> : never

/** Tone of each event: good, bad, action needed; others are plain. */
const TONES = {
  'right-requested': 'info',
  'right-completed': 'info',
  'right-shared': 'neutral',
  'right-joined': 'success',
  'right-withdrawn': 'neutral',
  'plates-changed': 'neutral',
  'plate-change-requested': 'info',
  'plate-change-accepted': 'success',
  'plate-change-rejected': 'danger',
  'agent-commented': 'info',
  'evidence-sent': 'info',
  'payment-started': 'neutral',
  'payment-received': 'success',
  'payment-refused': 'danger',
  'payment-abandoned': 'neutral',
  'fine-issued': 'warning',
  'fine-corrected': 'info',
  'appeal-begun': 'neutral',
  'appeal-filed': 'info',
  'appeal-complement-requested': 'warning',
  'appeal-complement-answered': 'info',
  'appeal-accepted': 'success',
  'appeal-rejected': 'danger',
  'appeal-transferred': 'info',
  'appeal-abandoned': 'neutral',
  'refund-opened': 'info',
  'refund-document-requested': 'warning',
  'refund-document-sent': 'info',
  'refund-objected': 'warning',
  'refund-accepted': 'success',
  'refund-rejected': 'danger',
  'refund-paid': 'success',
  'account-created': 'neutral',
  'email-verified': 'neutral',
  'password-changed': 'neutral',
  'profile-changed': 'neutral',
} as const satisfies Record<Exclude<EventKind, StatusEvent>, Tone>

const isKnown = (kind: string): kind is keyof typeof TONES => Object.hasOwn(TONES, kind)

/** Event of a right that reached a status. */
type StatusEvent = `right-${KnownStatus}`

const statusOf = (kind: string): KnownStatus | undefined =>
  KNOWN_STATUSES.find(status => kind === `right-${status}`)

function toneOf(status: KnownStatus): Tone {
  const { isActive, waitsFor } = statusColumns(status)
  if (waitsFor !== null) return waitsFor === 'city' ? 'info' : 'warning'
  if (isActive) return 'success'
  return status === 'rejected' ? 'danger' : 'neutral'
}

/** A kind unknown to this portal still shows its date and link. */
export function eventMessageId(kind: string): EventMessageId {
  const status = statusOf(kind)
  if (status) return `event.right-${status}`
  return isKnown(kind) ? `event.${kind}` : 'event.unknown'
}
export function eventTone(kind: string): Tone {
  const status = statusOf(kind)
  if (status) return toneOf(status)
  return isKnown(kind) ? TONES[kind] : 'neutral'
}

export interface Thing {
  readonly messageId: Extract<PageMessageId, `history.thing.${string}`> | null
  /** A name from the city, shown verbatim. */
  readonly label: string | null
  readonly page: string | null
}

const pageOfFine = (fineId: string | null) => (fineId === null ? null : pathTo(PAGES.fine, { fineId }))

const right =
  (kind: 'subscription' | 'ticket') =>
  ({ resourceId: id, label, kind: event }: TimelineEvent): Thing => ({
    messageId: label === null ? `history.thing.${kind}` : null,
    label,
    // A deleted right has no page to link to.
    page: event === 'right-deleted' || id === null ? null : rightPath({ kind, id }),
  })

function refundMessageId(label: string | null, fineId: string | null) {
  if (label === null) return 'history.thing.refund.plain'
  return fineId === null ? 'history.thing.refund' : 'history.thing.refund.fine'
}

const THINGS: Readonly<Record<ThingKind, (event: TimelineEvent) => Thing>> = {
  subscription: right('subscription'),
  ticket: right('ticket'),
  fine: ({ resourceId, label }) => ({
    messageId: 'history.thing.fine',
    label: label ?? resourceId,
    page: pageOfFine(resourceId),
  }),
  // An appeal's page is below its fine's.
  appeal: ({ fineId, label }) => ({
    messageId: 'history.thing.appeal',
    label: label ?? fineId,
    page: pageOfFine(fineId),
  }),
  refund: ({ resourceId, label, fineId }) => ({
    messageId: refundMessageId(label, fineId),
    label,
    page: resourceId === null ? null : pathTo(PAGES.refund, { refundId: resourceId }),
  }),
  account: () => ({ messageId: 'history.thing.account', label: null, page: PAGES.settings }),
  other: ({ label }) => ({ messageId: null, label, page: null }),
}

/** Name and link of an event's subject. */
export const thingOf = (event: TimelineEvent): Thing => THINGS[event.resourceType](event)

export interface Month {
  /** Month in the city's time zone, independent of the language. */
  readonly id: string
  readonly events: readonly TimelineEvent[]
}

/** Groups events by month in the city's time zone; keeps their order. */
export function byMonth(events: readonly TimelineEvent[], timeZone: string): readonly Month[] {
  const month = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone })
  const months = new Map<string, TimelineEvent[]>()
  for (const event of events) {
    const id = month.format(event.at)
    const inMonth = months.get(id)
    if (inMonth) inMonth.push(event)
    else months.set(id, [event])
  }
  return [...months].map(([id, inMonth]) => ({ id, events: inMonth }))
}
