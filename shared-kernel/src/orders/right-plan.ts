import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { DefinitionId, OfferId, OptionId, ZoneId } from '../ids/index.ts'
import { type Cents, NO_MONEY } from '../money/index.ts'
import type { IsoDuration } from '../time/index.ts'
import type { Right } from './right.ts'

/** A duration and its price. */
export interface PlanOption {
  readonly id: OptionId
  readonly duration: IsoDuration | null
  readonly price: Cents
  readonly isDeleted: boolean
}

/**
 * The common part of an offer and a definition. The rules of this room need nothing else, so this room depends on
 * neither.
 */
export interface RightPlan {
  readonly kind: 'offer' | 'definition'
  readonly id: OfferId | DefinitionId
  readonly name: string
  readonly description: string
  /** Open for requests to this subscriber (`userStatus`). */
  readonly isOpen: boolean
  /** `publicOrdersEnabled`: the citizen can order it without an agent. */
  readonly isPubliclyOrderable: boolean
  readonly isDeleted: boolean
  readonly isRenewable: boolean
  /** The plan of a renewal; null when it is this plan. */
  readonly nextPlanId: OfferId | DefinitionId | null
  readonly zoneIds: readonly ZoneId[]
  /** The subscriber chooses one of the zones. */
  readonly hasZoneChoice: boolean
  readonly options: readonly PlanOption[]
  /** Price where no option is chosen. */
  readonly defaultPrice: Cents
  /** Uses the company's address instead of the home address. */
  readonly isProfessional: boolean
  readonly canEditPlateDuringValidity: boolean
  readonly canRequestPlateChange: boolean
  readonly isShareEnabled: boolean
  readonly canCancelBeforeStart: boolean
}

/** Open for requests, publicly orderable and not deleted. */
export function orderability(plan: RightPlan): Verdict<'deleted' | 'not-public' | 'closed'> {
  if (plan.isDeleted) return refused('deleted')
  if (!plan.isPubliclyOrderable) return refused('not-public')
  return plan.isOpen ? ALLOWED : refused('closed')
}

export const isOrderable = (plan: RightPlan): boolean => orderability(plan).allowed

/** From the city, else from the chosen option or the definition; null when nobody gives it: an offer has no other price. */
export const knownPrice = ({ price, optionId }: Right, plan: RightPlan | null): Cents | null =>
  price ??
  plan?.options.find(({ id }) => id === optionId)?.price ??
  (plan?.kind === 'definition' ? plan.defaultPrice : null)

/** The price of a right; zero when nobody gives it. */
export const rightPrice = (right: Right, plan: RightPlan | null): Cents => knownPrice(right, plan) ?? NO_MONEY

const PLAN_KINDS = { subscription: 'offer', ticket: 'definition' } as const satisfies Record<
  Right['kind'],
  RightPlan['kind']
>

/** The offer or definition that a right follows; null when the city no longer sends it. */
export const planOf = <P extends RightPlan>(right: Right, plans: readonly P[]): P | null =>
  plans.find(plan => plan.id === right.planId && plan.kind === PLAN_KINDS[right.kind]) ?? null

/** The next plan of a plan; null when there is none or the city does not send it. */
export const nextPlanOf = <P extends RightPlan>(plan: RightPlan, plans: readonly P[]): P | null =>
  plans.find(next => next.id === plan.nextPlanId && next.kind === plan.kind) ?? null
