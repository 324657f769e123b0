interface SeedOption {
  id: string
  price: number
  duration: string
}
export interface SeedDefinition {
  cityId: string
  id: string
  price: number
  options: readonly SeedOption[]
  terms: Record<string, unknown>
}

const BASE = {
  userStatus: 'REQUEST_OPENED',
  allowedWeekDays: [],
  maximumTicketNumberPerYear: null,
  orderLimitAppliesDuringCivilYear: false,
  orderLimitAppliesDuringEligibilityPeriod: false,
  multipleOrderAllowed: false,
  computeExactHourlyEnd: false,
  validityAreasChoiceEnabled: false,
  validityAreasAutoSelection: false,
  residenceZoneIds: [],
  parkingRightScopes: [],
  mustOrderWithPlate: true,
  shouldUseSubscriptionPlate: false,
  plateLimit: 1,
  canUseCustomEmail: false,
  canCancelBeforeStartOfValidity: true,
  renewableEnabled: true,
  nextParkingRightId: null,
  professional: false,
  orderShareEnabled: false,
  canEditPlateDuringValidity: false,
}

const VALMONT_ZONES = ['vm-centre', 'vm-gare', 'vm-halles', 'vm-coteaux']
const WORKING_DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']

/** Ticket definitions of both cities, in the words of the wire. */
export const SEED_DEFINITIONS: readonly SeedDefinition[] = [
  {
    cityId: 'valmont',
    id: 'vm-visitor',
    price: 300,
    options: [],
    terms: {
      ...BASE,
      name: 'Visiteur, une journée',
      description: 'Pour la voiture d’une personne qui vous rend visite. Vingt journées par an.',
      validityPeriod: 'P1D',
      maximumTicketNumberPerYear: 20,
      orderLimitAppliesDuringCivilYear: true,
      multipleOrderAllowed: true,
      validityAreas: VALMONT_ZONES,
      validityAreasAutoSelection: true,
      parkingRightScopes: [{ subscriptionPlanId: 'vm-resident', subscriptionPlanOptionsIds: [] }],
      canUseCustomEmail: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-guest-free',
    price: 0,
    options: [],
    terms: {
      ...BASE,
      name: 'Invité du week-end',
      description: 'Gratuit pour les habitants du quartier des Coteaux et du centre, samedi et dimanche.',
      validityPeriod: 'P1D',
      allowedWeekDays: ['SATURDAY', 'SUNDAY'],
      maximumTicketNumberPerYear: 6,
      orderLimitAppliesDuringEligibilityPeriod: true,
      validityAreas: VALMONT_ZONES,
      validityAreasAutoSelection: true,
      residenceZoneIds: ['vm-centre', 'vm-coteaux'],
      canEditPlateDuringValidity: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-hourly',
    price: 150,
    options: [
      { id: 'vm-hourly-1', price: 150, duration: 'PT1H' },
      { id: 'vm-hourly-2', price: 280, duration: 'PT2H' },
      { id: 'vm-hourly-4', price: 500, duration: 'PT4H' },
    ],
    terms: {
      ...BASE,
      name: 'À l’heure',
      description: 'De l’heure choisie à la même minute, une, deux ou quatre heures plus tard.',
      validityPeriod: 'PT1H',
      computeExactHourlyEnd: true,
      validityAreas: VALMONT_ZONES,
      validityAreasChoiceEnabled: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-intervention',
    price: 800,
    options: [
      { id: 'vm-intervention-day', price: 800, duration: 'P1D' },
      { id: 'vm-intervention-week', price: 3_000, duration: 'P1W' },
    ],
    terms: {
      ...BASE,
      name: 'Intervention professionnelle',
      description: 'Pour un chantier ou un dépannage, avec un véhicule de votre flotte.',
      validityPeriod: 'P1D',
      allowedWeekDays: WORKING_DAYS,
      validityAreas: VALMONT_ZONES,
      validityAreasChoiceEnabled: true,
      parkingRightScopes: [
        { subscriptionPlanId: 'vm-fleet', subscriptionPlanOptionsIds: ['vm-fleet-year', 'vm-fleet-quarter'] },
      ],
      shouldUseSubscriptionPlate: true,
      plateLimit: 3,
      professional: true,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-beach-day',
    price: 600,
    options: [],
    terms: {
      ...BASE,
      name: 'Journée à la plage',
      description: 'Une journée sur les parkings de la plage.',
      validityPeriod: 'P1D',
      multipleOrderAllowed: true,
      validityAreas: ['ps-plage'],
      canUseCustomEmail: true,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-family',
    price: 0,
    options: [],
    terms: {
      ...BASE,
      name: 'Visite de famille',
      description: 'Gratuit, dix jours par an pour les titulaires d’un abonnement Habitant.',
      validityPeriod: 'P1D',
      maximumTicketNumberPerYear: 10,
      orderLimitAppliesDuringCivilYear: true,
      validityAreas: ['ps-port', 'ps-plage', 'ps-bourg'],
      validityAreasChoiceEnabled: true,
      parkingRightScopes: [{ subscriptionPlanId: 'ps-resident', subscriptionPlanOptionsIds: [] }],
    },
  },
]
