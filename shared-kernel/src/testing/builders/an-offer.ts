import { offerId, optionId, zoneId } from '../../ids/index.ts'
import { cents, NO_MONEY } from '../../money/index.ts'
import type { Offer } from '../../offers/index.ts'
import { isoDuration } from '../../time/index.ts'

/** An open offer for residents with few requirements. */
export const anOffer = (changes: Partial<Omit<Offer, 'kind'>> = {}): Offer => ({
  kind: 'offer',
  id: offerId('resident'),
  name: 'Résident',
  description: '',
  isOpen: true,
  isPubliclyOrderable: true,
  isDeleted: false,
  isRenewable: true,
  nextPlanId: null,
  zoneIds: [zoneId('vm-centre'), zoneId('vm-gare')],
  hasZoneChoice: false,
  options: [{ id: optionId('year'), duration: isoDuration('P1Y'), price: cents(12_000), isDeleted: false }],
  defaultPrice: NO_MONEY,
  isProfessional: false,
  canEditPlateDuringValidity: true,
  canRequestPlateChange: true,
  isShareEnabled: true,
  canCancelBeforeStart: true,
  mustContainPlate: true,
  maxPlates: 2,
  scope: 'both',
  requiredPlanIds: [],
  forbiddenPlanIds: [],
  isZoneFromEligibility: false,
  isZoneFromResidence: false,
  orderLimit: null,
  vehicleCritairs: [],
  vehicleCategories: [],
  startRules: { weekdays: [], holidays: [], specialDays: [], blockedDays: 0 },
  procedure: { description: '', documentationLinks: [], customFields: [], supportingEvidences: [] },
  ...changes,
})
