import { definitionId, zoneId } from '../../ids/index.ts'
import { cents } from '../../money/index.ts'
import type { Definition } from '../../tickets/index.ts'
import { isoDuration } from '../../time/index.ts'

/** An open definition of a one-week ticket at 5 €. */
export const aDefinition = (changes: Partial<Omit<Definition, 'kind'>> = {}): Definition => ({
  kind: 'definition',
  id: definitionId('visitor'),
  name: 'Visiteur',
  description: '',
  isOpen: true,
  isPubliclyOrderable: true,
  isDeleted: false,
  isRenewable: true,
  nextPlanId: null,
  zoneIds: [zoneId('vm-centre'), zoneId('vm-gare')],
  hasZoneChoice: false,
  options: [],
  defaultPrice: cents(500),
  isProfessional: false,
  canEditPlateDuringValidity: true,
  canRequestPlateChange: false,
  isShareEnabled: true,
  canCancelBeforeStart: true,
  validityPeriod: isoDuration('P7D'),
  allowedWeekDays: [],
  maximumTicketNumberPerYear: null,
  quotaBasis: 'civil-year',
  isMultipleOrderAllowed: false,
  computeExactHourlyEnd: false,
  isZoneAutoSelected: false,
  residenceZoneIds: [],
  scopes: [],
  mustOrderWithPlate: true,
  shouldUseSubscriptionPlate: false,
  maxPlates: 1,
  canUseCustomEmail: false,
  ...changes,
})
