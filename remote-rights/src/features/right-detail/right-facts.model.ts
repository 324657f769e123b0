import type { Offer } from '@parvis/shared-kernel/offers'
import {
  type AskedComplement,
  type Right,
  type RightAction,
  type RightPayment,
  type Subscription,
  statusColumns,
} from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightWordId } from '../../words.ts'

export interface Answer {
  readonly label: string
  readonly value: string
}

/** The answers to custom fields under the label of their question; one whose question is gone keeps its id. */
export const answersOf = ({ customFields }: Subscription, offer: Offer | null): readonly Answer[] =>
  customFields.map(({ id, value }) => ({
    label: offer?.procedure.customFields.find(field => field.id === id)?.label ?? id,
    value,
  }))

/** What was asked over time. What is asked now and has no date is told already, where it can be answered. */
export function complementsTold({
  complements = [],
  requestedEvidences,
}: Subscription): readonly AskedComplement[] {
  const isToldAlready = requestedEvidences.length > 0 && complements.at(-1)?.askedAt === null
  return isToldAlready ? complements.slice(0, -1) : complements
}

/** Its dates and zones are a wish: to be read as no right to park. */
export const isOnlyAskedFor = ({ status }: Pick<Right, 'status'>): boolean =>
  statusColumns(status).isOnlyAskedFor

/** The city waits for a document of a ticket, which takes no files: it goes to the desk, or by mail. */
export const isTicketEvidenceAwaited = ({ right, displayed }: RightView): boolean =>
  right.kind === 'ticket' && displayed.status === 'await-evidence'

/** What moves a right on is the thing to do; asking once more for what was refused is one way among others. */
export const mainVariant = ({ right }: RightView): 'primary' | 'secondary' =>
  right.status === 'rejected' ? 'secondary' : 'primary'

/** Null where there is nothing to say of its money. */
export const PAYMENT_WORDS = {
  nothing: null,
  unsaid: null,
  due: 'detail.unpaid',
  pending: 'detail.pending',
  lapsed: 'detail.lapsed',
  paid: 'detail.paid',
} as const satisfies Record<RightPayment, RightWordId | null>

/** How long the right lasts: as the order says, else by the option that was chosen, else by the definition. */
export function durationOf({ right, plan }: RightView): IsoDuration | null {
  const ordered = right.kind === 'subscription' ? right.duration : null
  const chosen = plan?.options.find(({ id }) => id === right.optionId)?.duration ?? null
  const usual = plan?.kind === 'definition' ? plan.validityPeriod : null
  return ordered ?? chosen ?? usual
}

/** Why what one would look for is not there; a renewal says its reason beside the validity. */
export function actionNotes(rules: readonly RightAction[]): readonly RightWordId[] {
  const isRefusedFor = (name: RightAction['action'], why: string) =>
    rules.some(rule => rule.action === name && !rule.allowed && rule.reason === why)
  const notes: RightWordId[] = []
  if (isRefusedFor('edit-plates', 'plate-change-under-review')) notes.push('note.plates-under-review')
  // Whoever joined a right leaves it; cancelling was never theirs.
  const canLeave = rules.some(rule => rule.action === 'withdraw' && rule.allowed)
  if (!canLeave && isRefusedFor('cancel', 'started')) notes.push('note.cancel-started')
  return notes
}
