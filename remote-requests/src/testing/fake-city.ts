import { type FakeAnswers, inDays } from '@parvis/shared-kernel/testing'

export const fakeOffer = (changes: object = {}) => ({
  id: 'resident',
  name: 'Abonnement résident',
  description: 'Stationnement illimité dans votre zone.',
  options: [
    { id: 'month', validityPeriod: 'P1M', price: 1500 },
    { id: 'year', validityPeriod: 'P1Y', price: 15000 },
  ],
  userStatus: 'SUBSCRIPTION_OPENED',
  publicOrdersEnabled: true,
  mustContainPlate: true,
  nbMaxPlates: 2,
  validityAreas: ['vm-centre', 'vm-gare'],
  validityAreasChoiceEnabled: true,
  conditions: { activeProductsForbidden: [], activeProductsRequired: [], productScope: 'PERSONAL' },
  applicationProcedure: {
    description: 'Pour stationner près de chez vous.',
    documentationLinks: [{ label: 'Règlement', url: 'https://city.example/reglement.pdf' }],
    customFields: [{ key: 'rpps', label: 'Numéro RPPS' }],
    supportingEvidences: [
      { id: 'ev-home', name: 'Justificatif de domicile', mandatory: true, expirationPeriod: 'P3M' },
      { id: 'ev-photo', name: 'Photo', mandatory: false },
    ],
  },
  ...changes,
})

export const fleetOffer = fakeOffer({
  id: 'fleet',
  name: 'Flotte professionnelle',
  professional: true,
  conditions: { productScope: 'PROFESSIONAL' },
})

export const secondCarOffer = fakeOffer({
  id: 'second',
  name: 'Second véhicule',
  conditions: { activeProductsRequired: ['resident'], productScope: 'PERSONAL' },
})

export const fakeDefinition = (changes: object = {}) => ({
  parkingRightDefinitionId: 'visitor',
  name: 'Visiteur, une journée',
  price: 300,
  validityPeriod: 'P1D',
  userStatus: 'REQUEST_OPENED',
  allowedWeekDays: ['SATURDAY', 'SUNDAY'],
  maximumTicketNumberPerYear: 20,
  orderLimitAppliesDuringCivilYear: true,
  validityAreas: ['vm-centre'],
  mustOrderWithPlate: true,
  plateLimit: 1,
  ...changes,
})

export const fakeSubscription = (changes: object = {}) => ({
  id: 'sub-1',
  subscriptionPlanId: 'resident',
  status: 'ACCEPTED',
  startOfValidity: inDays(-30),
  endOfValidity: inDays(300),
  creationDatetime: inDays(-31),
  plates: ['FG482KD'],
  validityAreas: ['vm-centre'],
  ...changes,
})

interface City {
  readonly plans?: readonly object[]
  readonly definitions?: readonly object[]
  readonly subscriptions?: readonly object[]
  readonly shouldAskForAddress?: boolean
}

/** The city's responses to this remote's requests. */
export const cityAnswers = (city: City = {}): FakeAnswers => ({
  'GET /api/plans': {
    plans: city.plans ?? [fakeOffer()],
    zones: [
      { id: 'vm-centre', name: 'Centre' },
      { id: 'vm-gare', name: 'Gare' },
      { id: 'vm-halles', name: 'Les Halles' },
    ],
    shouldAskForAddress: city.shouldAskForAddress ?? false,
  },
  'GET /api/parking-right-definition': city.definitions ?? [],
  'GET /api/tickets': [],
  'GET /api/subscriber': {
    subscriberId: 'camille',
    firstName: 'Camille',
    lastName: 'Martin',
    subscriptions: city.subscriptions ?? [],
  },
})

/** Without the no-break spaces of French typography. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
