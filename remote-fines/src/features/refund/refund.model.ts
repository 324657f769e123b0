import {
  missingRefundDocuments,
  type Refund,
  type RefundEvent,
  type RefundEventKind,
  type RefundStatus,
} from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { RefundDocumentBodyWire } from '@parvis/shared-kernel/wire'
import { sentFiles } from '../../appeal/piece-slots.model.ts'

export type StepKind = RefundEventKind | 'document-asked-again' | 'decision'

export interface RefundStep {
  readonly key: string
  readonly kind: StepKind
  /** Null: not yet happened. */
  readonly at: Instant | null
}

const AHEAD: Readonly<Record<RefundStatus, readonly StepKind[]>> = {
  'document-requested': ['document-sent', 'decision', 'paid'],
  'under-review': ['decision', 'paid'],
  accepted: ['paid'],
  paid: [],
  rejected: [],
  unknown: [],
}

const dated = (kind: RefundEventKind, at: Instant | null): readonly RefundEvent[] =>
  at === null ? [] : [{ kind, at }]

/** The city's events; without any, derived from the refund's dates. */
function eventsOf(refund: Refund): readonly RefundEvent[] {
  if (refund.events.length > 0) return refund.events
  const decided = refund.status === 'rejected' ? 'rejected' : 'accepted'
  return [
    ...dated('opened', refund.createdAt),
    ...refund.documents.flatMap(({ providedAt }) => dated('document-sent', providedAt)),
    ...dated(decided, refund.decidedAt),
    ...dated('paid', refund.paidAt),
  ]
}

/** Steps of a refund: past ones oldest first, then the expected ones. */
export function refundSteps(refund: Refund): readonly RefundStep[] {
  let asked = 0
  const past = eventsOf(refund).map(({ kind, at }, index): RefundStep => {
    const isAgain = kind === 'document-requested' && ++asked > 1
    return { key: `${index} ${kind}`, kind: isAgain ? 'document-asked-again' : kind, at }
  })
  return [...past, ...AHEAD[refund.status].map(kind => ({ key: `ahead ${kind}`, kind, at: null }))]
}

/** Whose doing it is that a document is asked again; null when it is asked for the first time. */
export function askedAgainBy(refund: Refund): 'objection' | 'city' | null {
  if (refund.events.at(-1)?.kind === 'objected') return 'objection'
  return refund.askedText === null ? null : 'city'
}

/** Uploaded files as the request needs them; null while a required one is missing. */
export function documentsToSend(refund: Refund, uploads: Uploads): readonly RefundDocumentBodyWire[] | null {
  const files = sentFiles(uploads)
  const missing = missingRefundDocuments(refund)
  const ready = missing.flatMap(document => files.find(({ id }) => id === document.id) ?? [])
  return ready.length === missing.length ? ready : null
}
