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

/** Edge colour of a card: action needed, or a problem. */
export type RightMark = 'warning' | 'danger' | undefined

/** A right as the screens show it: everything is decided here, by the kernel's rules. */
export interface RightView {
  readonly right: Right
  readonly plan: Offer | Definition | null
  readonly name: string
  /** Its own path, which can be linked and reloaded. */
  readonly path: string
  readonly displayed: { readonly status: DisplayedStatus; readonly note: ReturnType<typeof statusNote> }
  readonly mark: RightMark
  /** What the cancel dialog cancels: a subscription is a request until it is granted. */
  readonly canceledAs: Right['kind'] | 'request'
  /** Expired, cancelled or deleted: hidden by default, and shown muted. */
  readonly isOver: boolean
  /** Null while the city's zone names are unknown. */
  readonly zoneNames: readonly string[] | null
  readonly price: Cents
  readonly payment: RightPayment
  /** Hours are shown beside the days (D8). */
  readonly hasExactHours: boolean
  /** Position of the renewal mark on the validity bar; null if not renewable. */
  readonly renewalShare: number | null
  readonly actions: ShownActions
  /** Its plan failed to load: `actions` may be incomplete. */
  readonly areActionsUnknown: boolean
  /** The kernel's rule for each action, with refusals that deserve a message. */
  readonly rules: readonly RightAction[]
  /** Renewal is due but refused: `renewalNote` says why. */
  readonly isRenewalRefused: boolean
  /** Path of the right that renewed this one; null without one. */
  readonly successorPath: string | null
  /** Plates to choose from when only a subscription's are allowed (first document §5), else null. */
  readonly plateChoice: readonly Plate[] | null
}

/** Names for data missing at the city, in the page's language. */
export interface FallbackNames {
  /** Label where its offer or definition no longer exists. */
  readonly gone: Readonly<Record<Right['kind'], string>>
  /** Label where its offer or definition failed to load. */
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

/** A right without zones needs no catalogue. */
const knownZones = ({ zoneIds }: Right, { isComplete, zones }: Catalogue, names: FallbackNames) =>
  isComplete || zoneIds.length === 0 ? zoneNames(zoneIds, zones, names.zone) : null

/** Tickets are requested anew, and a shared right is renewed by its owner: neither shows a renewal. */
const isToBeRenewed = (right: Right) => right.kind === 'subscription' && !right.canWithdraw && isActive(right)

export function viewRight(right: Right, catalogue: Catalogue, names: FallbackNames, now: Instant): RightView {
  const plan = planOf(right, catalogue.plans)
  const nextPlan = plan && nextPlanOf(plan, catalogue.plans)
  const { subscriptions } = catalogue
  const actions = rightActions(right, plan, now, { nextPlan, rights: subscriptions })
  const successor = successorOf(right, subscriptions)
  const renewal = actions.find(({ action }) => action === 'renew')
  // Allowed at present, or once due: no renewal date is shown when nothing will open then.
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
    displayed: { status, note: statusNote(right, status) },
    mark: MARKS[status],
    canceledAs: right.kind === 'ticket' || isActive(right) ? right.kind : 'request',
    isOver: isHidden || right.status === 'deleted',
    zoneNames: knownZones(right, catalogue, names),
    price,
    payment: rightPayment(right, plan, now),
    hasExactHours: plan?.kind === 'definition' && plan.computeExactHourlyEnd,
    renewalShare: isToBeRenewed(right) && canBeRenewed ? RENEWAL_SHARE : null,
    actions: shownActions(right, actions, catalogue),
    areActionsUnknown: isPlanMissing,
    rules: actions,
    isRenewalRefused: catalogue.isComplete && !isHidden && renewal?.allowed === false,
    successorPath: successor && rightPath(successor),
    plateChoice: plateChoice(right, plan, catalogue),
  }
}
