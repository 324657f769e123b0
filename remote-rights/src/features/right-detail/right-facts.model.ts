import type { EvidenceId, OrderId } from '@parvis/shared-kernel/ids'
import type { Offer } from '@parvis/shared-kernel/offers'
import {
  type ComplementRequest,
  isRequestedAgain,
  type Right,
  type RightAction,
  type RightPayment,
  type Subscription,
} from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightMessageId } from '../../use-messages.ts'

export interface Answer {
  readonly label: string
  readonly value: string
}

/** Answers to custom fields, labelled by their question; a removed question keeps its id as label. */
export const answersOf = ({ customFields }: Subscription, offer: Offer | null): readonly Answer[] =>
  customFields.map(({ id, value }) => ({
    label: offer?.procedure.customFields.find(field => field.id === id)?.label ?? id,
    value,
  }))

/** What a document was asked for as, by the offer or by a complement; null when the city does not say any more. */
export const askedAs = (
  id: EvidenceId,
  { complements = [], requestedEvidences }: Pick<Subscription, 'complements' | 'requestedEvidences'>,
  offer: Offer | null,
): string | null =>
  [
    ...(offer?.procedure.supportingEvidences ?? []),
    ...complements.flatMap(({ evidences }) => evidences),
    ...requestedEvidences,
  ].find(asked => asked.id === id && asked.name !== '')?.name ?? null

/** Complements over time. A current one without date is omitted: it is already shown where it can be answered. */
export function complementsToShow({
  complements = [],
  requestedEvidences,
}: Subscription): readonly ComplementRequest[] {
  const isToldAlready = requestedEvidences.length > 0 && complements.at(-1)?.requestedAt === null
  return isToldAlready ? complements.slice(0, -1) : complements
}

/** The city waits for a ticket's document. Tickets take no uploads: it goes to the desk or by post. */
export const isTicketEvidenceAwaited = ({ right, displayed }: RightView): boolean =>
  right.kind === 'ticket' && displayed.status === 'await-evidence'

/** Primary for actions that advance the right; requesting a rejected one again is only one option. */
export const mainVariant = ({ right }: RightView): 'primary' | 'secondary' =>
  right.status === 'rejected' ? 'secondary' : 'primary'

/** Null: payment needs no mention. */
export const PAYMENT_WORDS = {
  nothing: null,
  unsaid: null,
  due: 'detail.unpaid',
  pending: 'detail.pending',
  lapsed: 'detail.lapsed',
  paid: 'detail.paid',
} as const satisfies Record<RightPayment, RightMessageId | null>

/** Neither the right nor a loaded plan gives the price: the view's is only a guess. */
export const isPriceUnknown = ({ right, areActionsUnknown }: RightView): boolean =>
  right.price === null && areActionsUnknown

/** Duration of the right: the order's, else the chosen option's, else the definition's. */
export function durationOf({ right, plan }: RightView): IsoDuration | null {
  const ordered = right.kind === 'subscription' ? right.duration : null
  const chosen = plan?.options.find(({ id }) => id === right.optionId)?.duration
  const usual = plan?.kind === 'definition' ? plan.validityPeriod : null
  return ordered ?? chosen ?? usual
}

/** Usual number of days until the city decides on the request; null when it does not say, or decides on none. */
export const usualDaysOf = ({ right, plan }: RightView): number | null =>
  (right.status === 'under-review' && plan?.kind === 'offer' ? plan.procedure.decisionDays : null) ?? null

/** Number of consecutive tickets requested as one (`multipleOrderAllowed`); null for a single one. */
export const ticketCountOf = (right: Right): number | null =>
  right.kind === 'ticket' && right.ticketCount > 1 ? right.ticketCount : null

/**
 * The right that this one renews, or the refused request that it repeats: the city's call is the same, but nothing is
 * renewed then. Null without one, and for a guest: a right is shared alone.
 */
export function precursorOf(
  right: Right,
  subscriptions: readonly Subscription[],
): { readonly id: OrderId; readonly isRepeated: boolean } | null {
  const id = right.kind === 'subscription' && !right.canWithdraw ? right.renewedId : null
  if (id === null) return null
  const precursor = subscriptions.find(held => held.id === id)
  return { id, isRepeated: precursor !== undefined && isRequestedAgain(precursor) }
}

/** Why an expected action is missing; for renewal, the reason is beside the validity. */
export function actionNotes(rules: readonly RightAction[]): readonly RightMessageId[] {
  const isRefusedFor = (why: string) => rules.some(rule => !rule.allowed && rule.reason === why)
  const notes: RightMessageId[] = []
  if (isRefusedFor('plate-change-under-review')) notes.push('note.plates-under-review')
  if (isRefusedFor('started')) notes.push('note.cancel-started')
  return notes
}
