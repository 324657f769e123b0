import type { Refund, RefundEvent, RefundEventKind, RefundStatus } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { RefundDocumentBodyWire } from '@parvis/shared-kernel/wire'

export type StepKind = RefundEventKind | 'document-asked-again' | 'decision'

export interface RefundStep {
  readonly key: string
  readonly kind: StepKind
  /** Null: still to come. */
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

/** What happened, as the city tells it; else by the dates that the refund carries. */
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

/** The way of a refund: what happened, oldest first, then what is still to come. */
export function refundSteps(refund: Refund): readonly RefundStep[] {
  let asked = 0
  const past = eventsOf(refund).map(({ kind, at }, index): RefundStep => {
    const isAgain = kind === 'document-requested' && ++asked > 1
    return { key: `${index} ${kind}`, kind: isAgain ? 'document-asked-again' : kind, at }
  })
  return [...past, ...AHEAD[refund.status].map(kind => ({ key: `ahead ${kind}`, kind, at: null }))]
}

/** The files that arrived, as the city takes them; null while one of those asked is missing. */
export function documentsToSend(refund: Refund, uploads: Uploads): readonly RefundDocumentBodyWire[] | null {
  const bodies = refund.documents
    .filter(({ providedAt }) => providedAt === null)
    .map(({ id }) => {
      const upload = uploads[id]
      if (upload?.kind !== 'ready') return null
      const { name, size, type } = upload.file
      return { id, urn: upload.urn, name, size, mime: type ?? '' }
    })
  const ready = bodies.flatMap(body => body ?? [])
  return ready.length === bodies.length ? ready : null
}
