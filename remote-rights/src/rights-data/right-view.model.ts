import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Offer } from '@parvis/shared-kernel/offers'
import {
  type DisplayedStatus,
  displayedStatus,
  isActive,
  isHiddenByDefault,
  nextPlanOf,
  planOf,
  RENEWAL_SHARE,
  type Right,
  type RightAction,
  type RightPayment,
  rightActions,
  rightPayment,
  rightPrice,
  statusNote,
  successorOf,
} from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Catalogue, zoneNames } from './catalogue.model.ts'
import { type ShownActions, shownActions } from './offered-actions.model.ts'

/** The mark on a card's edge: what waits for the citizen, what went wrong. */
export type RightMark = 'warning' | 'danger' | undefined

/** A right as the screens show it: everything is decided here, by the kernel's rules. */
export interface RightView {
  readonly right: Right
  readonly plan: Offer | Definition | null
  readonly name: string
  /** Its own address, to be linked and refreshed. */
  readonly path: string
  readonly displayed: { readonly status: DisplayedStatus; readonly note: 'plate-change-under-review' | null }
  readonly mark: RightMark
  /** Expired, canceled or deleted: hidden until asked for, and drawn quietly. */
  readonly isOver: boolean
  /** Null while the city has not said what its zones are called. */
  readonly zoneNames: readonly string[] | null
  readonly price: Cents
  /** Neither the right nor its plan says what it costs: `price` is no more than a guess. */
  readonly isPriceUnknown: boolean
  readonly payment: RightPayment
  /** Hours are shown beside the days (D8). */
  readonly hasExactHours: boolean
  /** Where the validity bar marks renewal; null for what is not renewed. */
  readonly renewalShare: number | null
  readonly actions: ShownActions
  /** Its plan did not come: more may be possible than `actions` has. */
  readonly areActionsUnknown: boolean
  /** What the kernel says of each action, refusals worth telling included. */
  readonly rules: readonly RightAction[]
  /** Its time to be renewed has come, and it cannot be: `renewalNote` says why. */
  readonly isRenewalRefused: boolean
  /** Where the right that renews this one is; null while none does. */
  readonly successorPath: string | null
  readonly maxPlates: number
  /** The plates to choose from, where only those of a subscription will do (first document §5). */
  readonly plateChoice: readonly Plate[] | null
}

/** Names for what the city no longer names, in the language of the page. */
export interface FallbackNames {
  /** Its offer or definition is no more. */
  readonly gone: Readonly<Record<Right['kind'], string>>
  /** Its offer or definition did not come. */
  readonly unnamed: Readonly<Record<Right['kind'], string>>
  zone(id: ZoneId): string
}

const MARKS: Readonly<Partial<Record<DisplayedStatus, RightMark>>> = {
  'to-pay': 'warning',
  'to-complete': 'warning',
  'await-evidence': 'warning',
  rejected: 'danger',
}

function plateChoice(
  right: Right,
  plan: Offer | Definition | null,
  { subscriptions }: Catalogue,
): readonly Plate[] | null {
  if (plan?.kind !== 'definition' || !plan.shouldUseSubscriptionPlate || right.kind !== 'ticket') return null
  return subscriptions.find(({ id }) => id === right.subscriptionId)?.plates ?? null
}

/** A ticket is asked for anew, and what somebody shares is theirs to renew: neither looks forward to it. */
const isToBeRenewed = (right: Right) => right.kind === 'subscription' && !right.canWithdraw && isActive(right)

export function viewRight(right: Right, catalogue: Catalogue, names: FallbackNames, now: Instant): RightView {
  const plan = planOf(right, catalogue.plans)
  const nextPlan = plan && nextPlanOf(plan, catalogue.plans)
  const { subscriptions } = catalogue
  const actions = rightActions(right, plan, now, { nextPlan, rights: subscriptions })
  const successor = successorOf(right, subscriptions)
  const renewal = actions.find(({ action }) => action === 'renew')
  // Now, or once its time has come: a day on which nothing opens is not told.
  const canBeRenewed = renewal?.allowed ?? (nextPlan ?? plan)?.isRenewable
  const isHidden = isHiddenByDefault(right, now)
  const status = displayedStatus(right, now)
  const price = rightPrice(right, plan)
  const isPlanMissing = plan === null && !catalogue.isComplete
  return {
    right,
    plan,
    name: plan?.name ?? (catalogue.isComplete ? names.gone : names.unnamed)[right.kind],
    path: rightPath(right),
    displayed: { status, note: status === 'expired' ? null : statusNote(right) },
    mark: MARKS[status],
    isOver: isHidden || right.status === 'deleted',
    // Of a right without zones that much is known, whatever else did not come.
    zoneNames:
      catalogue.isComplete || right.zoneIds.length === 0
        ? zoneNames(right.zoneIds, catalogue.zones, names.zone)
        : null,
    price,
    isPriceUnknown: right.price === null && isPlanMissing,
    payment: rightPayment(right, price, now),
    hasExactHours: plan?.kind === 'definition' && plan.computeExactHourlyEnd,
    renewalShare: isToBeRenewed(right) && canBeRenewed ? RENEWAL_SHARE : null,
    actions: shownActions(right, actions, catalogue),
    areActionsUnknown: isPlanMissing,
    rules: actions,
    isRenewalRefused: catalogue.isComplete && !isHidden && renewal?.allowed === false,
    successorPath: successor && rightPath(successor),
    maxPlates: Math.max(1, plan?.maxPlates ?? 1),
    plateChoice: plateChoice(right, plan, catalogue),
  }
}
