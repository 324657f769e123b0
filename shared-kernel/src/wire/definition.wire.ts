import * as v from 'valibot'
import { definitionId, offerId, optionId, zoneId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import type { Definition } from '../tickets/index.ts'
import { durationFromWire, durationWire, weekdaysWire } from './calendar.wire.ts'
import { centsWire, countWire, idFromWire, idsFromWire } from './primitives.wire.ts'
import { areaIds, validityAreasWire } from './validity-areas.wire.ts'

const ids = v.nullish(v.array(v.string()))
const flag = v.nullish(v.boolean())

/** Parking right definition (first document §3); `publicOrdersEnabled` and `deleted` as offers have them. */
export const definitionWire = v.object({
  parkingRightDefinitionId: v.string(),
  name: v.string(),
  description: v.nullish(v.string()),
  price: v.nullish(centsWire),
  validityPeriod: v.nullish(durationWire),
  options: v.nullish(
    v.array(
      v.object({
        id: v.string(),
        price: v.nullish(centsWire),
        duration: v.nullish(durationWire),
        deleted: flag,
      }),
    ),
  ),
  userStatus: v.nullish(v.string()),
  allowedWeekDays: v.nullish(weekdaysWire),
  maximumTicketNumberPerYear: v.nullish(countWire),
  orderLimitAppliesDuringCivilYear: flag,
  orderLimitAppliesDuringEligibilityPeriod: flag,
  multipleOrderAllowed: flag,
  computeExactHourlyEnd: flag,
  validityAreas: validityAreasWire,
  validityAreasChoiceEnabled: flag,
  validityAreasAutoSelection: flag,
  residenceZoneIds: ids,
  parkingRightScopes: v.nullish(
    v.array(v.object({ subscriptionPlanId: v.string(), subscriptionPlanOptionsIds: ids })),
  ),
  mustOrderWithPlate: flag,
  shouldUseSubscriptionPlate: flag,
  plateLimit: v.nullish(countWire),
  canUseCustomEmail: flag,
  canCancelBeforeStartOfValidity: flag,
  renewableEnabled: flag,
  nextParkingRightId: v.nullish(v.string()),
  professional: flag,
  orderShareEnabled: flag,
  canEditPlateDuringValidity: flag,
  publicOrdersEnabled: flag,
  deleted: flag,
})
export type DefinitionWire = v.InferOutput<typeof definitionWire>
/** GET /api/parking-right-definition */
export const definitionsWire = v.array(definitionWire)

const flagsFromWire = (wire: DefinitionWire) => ({
  isOpen: wire.userStatus === 'REQUEST_OPENED',
  isPubliclyOrderable: wire.publicOrdersEnabled ?? true,
  isDeleted: wire.deleted ?? false,
  isRenewable: wire.renewableEnabled ?? false,
  hasZoneChoice: wire.validityAreasChoiceEnabled ?? false,
  isZoneAutoSelected: wire.validityAreasAutoSelection ?? false,
  isProfessional: wire.professional ?? false,
  canEditPlateDuringValidity: wire.canEditPlateDuringValidity ?? false,
  // Plate change requests exist for subscriptions only: a definition has no such flag (first document §3).
  canRequestPlateChange: false,
  isShareEnabled: wire.orderShareEnabled ?? false,
  canCancelBeforeStart: wire.canCancelBeforeStartOfValidity ?? false,
  isMultipleOrderAllowed: wire.multipleOrderAllowed ?? false,
  computeExactHourlyEnd: wire.computeExactHourlyEnd ?? false,
  mustOrderWithPlate: wire.mustOrderWithPlate ?? false,
  shouldUseSubscriptionPlate: wire.shouldUseSubscriptionPlate ?? false,
  canUseCustomEmail: wire.canUseCustomEmail ?? false,
})

export const definitionFromWire = (wire: DefinitionWire): Definition => ({
  kind: 'definition',
  id: definitionId(wire.parkingRightDefinitionId),
  name: wire.name,
  description: wire.description ?? '',
  ...flagsFromWire(wire),
  nextPlanId: idFromWire(wire.nextParkingRightId, definitionId),
  zoneIds: idsFromWire(areaIds(wire.validityAreas), zoneId),
  options: (wire.options ?? []).map(option => ({
    id: optionId(option.id),
    duration: durationFromWire(option.duration),
    price: cents(option.price ?? 0),
    isDeleted: option.deleted ?? false,
  })),
  defaultPrice: cents(wire.price ?? 0),
  validityPeriod: durationFromWire(wire.validityPeriod),
  allowedWeekDays: wire.allowedWeekDays ?? [],
  maximumTicketNumberPerYear: wire.maximumTicketNumberPerYear ?? null,
  quotaBasis: wire.orderLimitAppliesDuringEligibilityPeriod ? 'eligibility-period' : 'civil-year',
  residenceZoneIds: idsFromWire(wire.residenceZoneIds, zoneId),
  scopes: (wire.parkingRightScopes ?? []).map(scope => ({
    offerId: offerId(scope.subscriptionPlanId),
    optionIds: idsFromWire(scope.subscriptionPlanOptionsIds, optionId),
  })),
  maxPlates: wire.plateLimit ?? (wire.mustOrderWithPlate ? 1 : 0),
})

const flagsToWire = (definition: Definition) => ({
  orderLimitAppliesDuringCivilYear: definition.quotaBasis === 'civil-year',
  orderLimitAppliesDuringEligibilityPeriod: definition.quotaBasis === 'eligibility-period',
  multipleOrderAllowed: definition.isMultipleOrderAllowed,
  computeExactHourlyEnd: definition.computeExactHourlyEnd,
  validityAreasChoiceEnabled: definition.hasZoneChoice,
  validityAreasAutoSelection: definition.isZoneAutoSelected,
  mustOrderWithPlate: definition.mustOrderWithPlate,
  shouldUseSubscriptionPlate: definition.shouldUseSubscriptionPlate,
  canUseCustomEmail: definition.canUseCustomEmail,
  canCancelBeforeStartOfValidity: definition.canCancelBeforeStart,
  renewableEnabled: definition.isRenewable,
  professional: definition.isProfessional,
  orderShareEnabled: definition.isShareEnabled,
  canEditPlateDuringValidity: definition.canEditPlateDuringValidity,
  publicOrdersEnabled: definition.isPubliclyOrderable,
  deleted: definition.isDeleted,
})

export const definitionToWire = (definition: Definition): DefinitionWire => ({
  parkingRightDefinitionId: definition.id,
  name: definition.name,
  description: definition.description,
  price: definition.defaultPrice,
  validityPeriod: definition.validityPeriod,
  options: definition.options.map(({ id, price, duration, isDeleted }) => ({
    id,
    price,
    duration,
    deleted: isDeleted,
  })),
  userStatus: definition.isOpen ? 'REQUEST_OPENED' : 'REQUEST_CLOSED',
  allowedWeekDays: [...definition.allowedWeekDays],
  maximumTicketNumberPerYear: definition.maximumTicketNumberPerYear,
  ...flagsToWire(definition),
  validityAreas: [...definition.zoneIds],
  residenceZoneIds: [...definition.residenceZoneIds],
  parkingRightScopes: definition.scopes.map(scope => ({
    subscriptionPlanId: scope.offerId,
    subscriptionPlanOptionsIds: [...scope.optionIds],
  })),
  plateLimit: definition.maxPlates,
  nextParkingRightId: definition.nextPlanId,
})
