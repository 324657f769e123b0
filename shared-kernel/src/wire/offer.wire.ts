import * as v from 'valibot'
import { offerId, optionId, zoneId } from '../ids/index.ts'
import { cents, NO_MONEY } from '../money/index.ts'
import type { Offer, OfferScope } from '../offers/index.ts'
import type { PlanOption } from '../orders/index.ts'
import { durationFromWire, durationWire } from './calendar.wire.ts'
import {
  centsWire,
  countWire,
  idFromWire,
  idsFromWire,
  oneOf,
  zoneFromWire,
  zoneWire,
} from './primitives.wire.ts'
import { procedureFromWire, procedureToWire, procedureWire } from './procedure.wire.ts'
import { startRulesEntries, startRulesFromWire, startRulesToWire } from './start-rules.wire.ts'
import { areaIds, validityAreasWire } from './validity-areas.wire.ts'

const ids = v.nullish(v.array(v.string()))

/** First document: `validityPeriod`; second: `duration`. Either is read; the first is sent. */
const offerOptionWire = v.object({
  id: v.string(),
  validityPeriod: v.nullish(durationWire),
  duration: v.nullish(durationWire),
  price: v.nullish(centsWire),
  deleted: v.nullish(v.boolean()),
})

/** Subscription plan: the fields of the first document and the rules of the second in one object (§3 of both). */
export const offerWire = v.object({
  id: v.string(),
  subscriptionPlanId: v.nullish(v.string()),
  name: v.string(),
  description: v.nullish(v.string()),
  options: v.nullish(v.array(offerOptionWire)),
  userStatus: v.nullish(v.string()),
  nextSubscriptionPlanId: v.nullish(v.string()),
  renewableEnabled: v.nullish(v.boolean()),
  validityAreas: validityAreasWire,
  validityAreasChoiceEnabled: v.nullish(v.boolean()),
  mustContainPlate: v.nullish(v.boolean()),
  nbMaxPlates: v.nullish(countWire),
  professional: v.nullish(v.boolean()),
  canEditPlateDuringValidity: v.nullish(v.boolean()),
  canRequestForPlateChange: v.nullish(v.boolean()),
  orderShareEnabled: v.nullish(v.boolean()),
  applicationProcedure: v.nullish(procedureWire),
  restrictions: v.nullish(
    v.object({
      renewable: v.nullish(v.boolean()),
      canCancelBeforeStartOfValidity: v.nullish(v.boolean()),
      orderLimitCounter: v.nullish(countWire),
      vehicleCritairs: ids,
      vehicleCategories: ids,
    }),
  ),
  zones: v.nullish(
    v.object({
      zoneIds: ids,
      restrictFromEligibility: v.nullish(v.boolean()),
      restrictFromSubscriberResidence: v.nullish(v.boolean()),
    }),
  ),
  conditions: v.nullish(
    v.object({
      activeProductsForbidden: ids,
      activeProductsRequired: ids,
      productScope: oneOf(['PERSONAL', 'PROFESSIONAL', 'BOTH'], null),
    }),
  ),
  publicOrdersEnabled: v.nullish(v.boolean()),
  deleted: v.nullish(v.boolean()),
  ...startRulesEntries,
})
export type OfferWire = v.InferOutput<typeof offerWire>

const SCOPES = { PERSONAL: 'personal', PROFESSIONAL: 'professional', BOTH: 'both' } as const
const SCOPE_CODES = {
  personal: 'PERSONAL',
  professional: 'PROFESSIONAL',
  both: 'BOTH',
} as const satisfies Record<OfferScope, string>

const optionFromWire = (wire: v.InferOutput<typeof offerOptionWire>): PlanOption => ({
  id: optionId(wire.id),
  duration: durationFromWire(wire.validityPeriod ?? wire.duration),
  price: cents(wire.price ?? 0),
  isDeleted: wire.deleted ?? false,
})

// The first document sends `professional`, the second a scope; without `professional` the scope decides.
function audienceFromWire(wire: OfferWire): Pick<Offer, 'scope' | 'isProfessional'> {
  const code = wire.conditions?.productScope
  const isProfessional = wire.professional ?? code === 'PROFESSIONAL'
  return { isProfessional, scope: code ? SCOPES[code] : 'both' }
}

const zonesFromWire = (
  wire: OfferWire,
): Pick<Offer, 'zoneIds' | 'hasZoneChoice' | 'isZoneFromEligibility' | 'isZoneFromResidence'> => ({
  zoneIds: idsFromWire(wire.zones?.zoneIds ?? areaIds(wire.validityAreas), zoneId),
  hasZoneChoice: wire.validityAreasChoiceEnabled ?? false,
  isZoneFromEligibility: wire.zones?.restrictFromEligibility ?? false,
  isZoneFromResidence: wire.zones?.restrictFromSubscriberResidence ?? false,
})

// An offer's price and duration are its options': once every one is gone it is closed, not free for ever.
const isOpen = ({ userStatus, options }: OfferWire): boolean =>
  userStatus === 'SUBSCRIPTION_OPENED' && (!options?.length || options.some(({ deleted }) => !deleted))

export const offerFromWire = (wire: OfferWire): Offer => ({
  kind: 'offer',
  id: offerId(wire.id),
  name: wire.name,
  description: wire.description ?? '',
  isOpen: isOpen(wire),
  isPubliclyOrderable: wire.publicOrdersEnabled ?? true,
  isDeleted: wire.deleted ?? false,
  isRenewable: wire.restrictions?.renewable ?? wire.renewableEnabled ?? false,
  nextPlanId: idFromWire(wire.nextSubscriptionPlanId, offerId),
  ...zonesFromWire(wire),
  options: (wire.options ?? []).map(optionFromWire),
  defaultPrice: NO_MONEY,
  ...audienceFromWire(wire),
  canEditPlateDuringValidity: wire.canEditPlateDuringValidity ?? false,
  canRequestPlateChange: wire.canRequestForPlateChange ?? false,
  isShareEnabled: wire.orderShareEnabled ?? false,
  canCancelBeforeStart: wire.restrictions?.canCancelBeforeStartOfValidity ?? false,
  mustContainPlate: wire.mustContainPlate ?? false,
  maxPlates: wire.nbMaxPlates ?? (wire.mustContainPlate ? 1 : 0),
  requiredPlanIds: idsFromWire(wire.conditions?.activeProductsRequired, offerId),
  forbiddenPlanIds: idsFromWire(wire.conditions?.activeProductsForbidden, offerId),
  orderLimit: wire.restrictions?.orderLimitCounter ?? null,
  vehicleCritairs: wire.restrictions?.vehicleCritairs ?? [],
  vehicleCategories: wire.restrictions?.vehicleCategories ?? [],
  startRules: startRulesFromWire(wire),
  procedure: procedureFromWire(wire.applicationProcedure),
})

const conditionsToWire = (offer: Offer) => ({
  activeProductsForbidden: [...offer.forbiddenPlanIds],
  activeProductsRequired: [...offer.requiredPlanIds],
  productScope: SCOPE_CODES[offer.scope],
})

const zonesToWire = (offer: Offer) => ({
  zoneIds: [...offer.zoneIds],
  restrictFromEligibility: offer.isZoneFromEligibility,
  restrictFromSubscriberResidence: offer.isZoneFromResidence,
})

export const offerToWire = (offer: Offer): OfferWire => ({
  id: offer.id,
  subscriptionPlanId: offer.id,
  name: offer.name,
  description: offer.description,
  options: offer.options.map(option => ({
    id: option.id,
    validityPeriod: option.duration,
    price: option.price,
    deleted: option.isDeleted,
  })),
  userStatus: offer.isOpen ? 'SUBSCRIPTION_OPENED' : 'SUBSCRIPTION_CLOSED',
  nextSubscriptionPlanId: offer.nextPlanId,
  renewableEnabled: offer.isRenewable,
  validityAreas: [...offer.zoneIds],
  validityAreasChoiceEnabled: offer.hasZoneChoice,
  mustContainPlate: offer.mustContainPlate,
  nbMaxPlates: offer.maxPlates,
  professional: offer.isProfessional,
  canEditPlateDuringValidity: offer.canEditPlateDuringValidity,
  canRequestForPlateChange: offer.canRequestPlateChange,
  orderShareEnabled: offer.isShareEnabled,
  applicationProcedure: procedureToWire(offer.procedure),
  restrictions: {
    renewable: offer.isRenewable,
    canCancelBeforeStartOfValidity: offer.canCancelBeforeStart,
    orderLimitCounter: offer.orderLimit,
    vehicleCritairs: [...offer.vehicleCritairs],
    vehicleCategories: [...offer.vehicleCategories],
  },
  zones: zonesToWire(offer),
  conditions: conditionsToWire(offer),
  publicOrdersEnabled: offer.isPubliclyOrderable,
  deleted: offer.isDeleted,
  ...startRulesToWire(offer.startRules),
})

/** GET /api/plans?subscriberId */
export const plansWire = v.object({
  plans: v.array(offerWire),
  zones: v.nullish(v.array(zoneWire)),
  shouldAskForAddress: v.nullish(v.boolean()),
})
export type PlansWire = v.InferOutput<typeof plansWire>

export const plansFromWire = (wire: PlansWire) => ({
  plans: wire.plans.map(offerFromWire),
  zones: (wire.zones ?? []).map(zoneFromWire),
  shouldAskForAddress: wire.shouldAskForAddress ?? null,
})
