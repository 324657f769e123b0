interface SeedOption {
  id: string
  price: number
  validityPeriod: string
}
export interface SeedOffer {
  cityId: string
  id: string
  nextId?: string
  options: readonly SeedOption[]
  terms: Record<string, unknown>
}

const evidence = (id: string, name: string, mandatory = true, expirationPeriod: string | null = null) => ({
  id,
  name,
  mandatory,
  expirationPeriod,
})

const RESIDENT_EVIDENCE = [
  evidence('ev-home', 'Justificatif de domicile de moins de trois mois', true, 'P3M'),
  evidence('ev-registration', 'Certificat d’immatriculation'),
]
const COMPANY_EVIDENCE = [
  evidence('ev-kbis', 'Extrait Kbis de moins de trois mois', true, 'P3M'),
  evidence('ev-registration', 'Certificats d’immatriculation'),
  evidence('ev-insurance', 'Attestation d’assurance', false),
]

const BASE = {
  userStatus: 'SUBSCRIPTION_OPENED',
  publicOrdersEnabled: true,
  deleted: false,
  renewableEnabled: true,
  validityAreasChoiceEnabled: false,
  mustContainPlate: true,
  nbMaxPlates: 1,
  professional: false,
  canEditPlateDuringValidity: false,
  canRequestForPlateChange: false,
  orderShareEnabled: false,
  restrictions: { renewable: true, canCancelBeforeStartOfValidity: true, orderLimitCounter: 2 },
  conditions: { activeProductsForbidden: [], activeProductsRequired: [], productScope: 'PERSONAL' },
  mustStartOnWeekDays: [],
  mustNotStartOnFreeDays: [],
  mustNotStartOnSpecialDays: [],
  blockedPeriodFromStartOfValidityInDays: 0,
}

const VALMONT_ZONES = ['vm-centre', 'vm-gare', 'vm-halles', 'vm-coteaux']
const PORT_ZONES = ['ps-port', 'ps-plage', 'ps-bourg']

const procedure = (
  description: string,
  supportingEvidences: readonly object[],
  customFields: readonly object[] = [],
  decisionDelayInDays = 5,
) => ({
  applicationProcedure: {
    description,
    decisionDelayInDays,
    documentationLinks: [
      { label: 'Règlement du stationnement', url: 'https://www.example.org/reglement.pdf' },
    ],
    customFields,
    supportingEvidences,
  },
})

const field = (key: string, label: string) => ({ key, label, deleted: false })
const scope = (
  productScope: string,
  required: readonly string[] = [],
  forbidden: readonly string[] = [],
) => ({
  conditions: { activeProductsForbidden: forbidden, activeProductsRequired: required, productScope },
})

/** Offers of both cities, in the words of the wire. */
export const SEED_OFFERS: readonly SeedOffer[] = [
  {
    cityId: 'valmont',
    id: 'vm-resident',
    options: [
      { id: 'vm-resident-month', price: 1_500, validityPeriod: 'P1M' },
      { id: 'vm-resident-year', price: 15_000, validityPeriod: 'P1Y' },
    ],
    terms: {
      ...BASE,
      ...procedure('Pour stationner près de chez vous, dans votre quartier.', RESIDENT_EVIDENCE),
      name: 'Abonnement résident',
      description: 'Stationnement illimité dans la zone de votre domicile.',
      validityAreas: VALMONT_ZONES,
      validityAreasChoiceEnabled: true,
      canEditPlateDuringValidity: true,
      orderShareEnabled: true,
      zones: {
        zoneIds: VALMONT_ZONES,
        restrictFromEligibility: false,
        restrictFromSubscriberResidence: true,
      },
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-second-car',
    options: [{ id: 'vm-second-car-year', price: 24_000, validityPeriod: 'P1Y' }],
    terms: {
      ...BASE,
      ...scope('PERSONAL', ['vm-resident']),
      ...procedure('Une seconde voiture du même foyer.', RESIDENT_EVIDENCE),
      name: 'Second véhicule du foyer',
      description: 'Réservé aux titulaires d’un abonnement résident en cours.',
      restrictions: { ...BASE.restrictions, vehicleCategories: ['CAR', 'VAN'] },
      validityAreas: VALMONT_ZONES,
      zones: {
        zoneIds: VALMONT_ZONES,
        restrictFromEligibility: true,
        restrictFromSubscriberResidence: false,
      },
      canRequestForPlateChange: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-carer',
    options: [
      { id: 'vm-carer-half', price: 4_000, validityPeriod: 'P6M' },
      { id: 'vm-carer-year', price: 7_000, validityPeriod: 'P1Y' },
    ],
    terms: {
      ...BASE,
      ...scope('BOTH'),
      ...procedure(
        'Pour les soignants et les aides à domicile en tournée.',
        [
          evidence('ev-card', 'Carte professionnelle de santé'),
          evidence('ev-registration', 'Certificat d’immatriculation'),
        ],
        [field('rpps', 'Numéro RPPS ou ADELI')],
      ),
      name: 'Soins à domicile',
      description: 'Stationnement d’une heure devant chaque patient, dans toute la ville.',
      validityAreas: VALMONT_ZONES,
      nbMaxPlates: 2,
      canEditPlateDuringValidity: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-fleet',
    options: [
      { id: 'vm-fleet-quarter', price: 18_000, validityPeriod: 'P3M' },
      { id: 'vm-fleet-year', price: 60_000, validityPeriod: 'P1Y' },
    ],
    terms: {
      ...BASE,
      ...scope('PROFESSIONAL'),
      ...procedure('Pour les véhicules d’intervention d’une entreprise.', COMPANY_EVIDENCE, [
        field('trade', 'Activité de l’entreprise'),
        field('insurer', 'Nom de l’assureur'),
      ]),
      name: 'Flotte professionnelle',
      description: 'Jusqu’à dix véhicules, dans deux zones au choix de la Ville.',
      restrictions: { ...BASE.restrictions, vehicleCategories: ['CAR', 'VAN', 'TRUCK'] },
      professional: true,
      validityAreas: ['vm-centre', 'vm-gare'],
      validityAreasChoiceEnabled: true,
      nbMaxPlates: 10,
      canEditPlateDuringValidity: true,
      canRequestForPlateChange: true,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-market',
    options: [{ id: 'vm-market-half', price: 9_000, validityPeriod: 'P6M' }],
    terms: {
      ...BASE,
      ...scope('PROFESSIONAL'),
      ...procedure('Pour les commerçants du marché.', [
        evidence('ev-market', 'Carte de commerçant ambulant'),
      ]),
      name: 'Commerçant du marché',
      description: 'Valable les jours de marché, à partir d’un mardi, jeudi ou samedi.',
      professional: true,
      validityAreas: ['vm-halles'],
      mustStartOnWeekDays: ['TUESDAY', 'THURSDAY', 'SATURDAY'],
      blockedPeriodFromStartOfValidityInDays: 3,
      nbMaxPlates: 2,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-nurse-old',
    nextId: 'vm-carer',
    options: [{ id: 'vm-nurse-old-year', price: 6_000, validityPeriod: 'P1Y' }],
    terms: {
      ...BASE,
      ...procedure('Ancienne offre des infirmières libérales.', [
        evidence('ev-card', 'Carte professionnelle de santé'),
      ]),
      name: 'Infirmières libérales (ancienne offre)',
      description: 'Remplacée par l’offre « Soins à domicile ».',
      userStatus: 'SUBSCRIPTION_CLOSED',
      renewableEnabled: false,
      restrictions: { renewable: false, canCancelBeforeStartOfValidity: false, orderLimitCounter: 1 },
      validityAreas: VALMONT_ZONES,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-tourism',
    options: [{ id: 'vm-tourism-year', price: 9_000, validityPeriod: 'P1Y' }],
    terms: {
      ...BASE,
      ...scope('BOTH'),
      ...procedure('Pour les loueurs de meublés.', [evidence('ev-rental', 'Déclaration de meublé')]),
      name: 'Meublé de tourisme',
      description: 'Offre fermée par la Ville.',
      userStatus: 'SUBSCRIPTION_CLOSED',
      validityAreas: VALMONT_ZONES,
    },
  },
  {
    cityId: 'valmont',
    id: 'vm-electric',
    options: [{ id: 'vm-electric-year', price: 0, validityPeriod: 'P2Y' }],
    terms: {
      ...BASE,
      ...procedure('Gratuité des véhicules électriques des habitants.', RESIDENT_EVIDENCE),
      name: 'Véhicule électrique',
      description: 'Gratuit pendant deux ans pour les habitants.',
      validityAreas: VALMONT_ZONES,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-resident',
    options: [
      { id: 'ps-resident-half', price: 6_000, validityPeriod: 'P6M' },
      { id: 'ps-resident-year', price: 11_000, validityPeriod: 'P1Y' },
    ],
    terms: {
      ...BASE,
      ...procedure('Pour les habitants à l’année.', RESIDENT_EVIDENCE),
      name: 'Habitant',
      description: 'Stationnement dans votre quartier, toute l’année.',
      validityAreas: PORT_ZONES,
      validityAreasChoiceEnabled: true,
      canRequestForPlateChange: true,
      nbMaxPlates: 2,
      mustNotStartOnFreeDays: true,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-second-car',
    options: [{ id: 'ps-second-car-year', price: 20_000, validityPeriod: 'P1Y' }],
    terms: {
      ...BASE,
      ...scope('PERSONAL', ['ps-resident'], ['ps-season']),
      ...procedure('Une seconde voiture par foyer.', RESIDENT_EVIDENCE),
      name: 'Seconde voiture',
      description: 'En plus d’un abonnement Habitant en cours.',
      validityAreas: PORT_ZONES,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-season',
    options: [
      { id: 'ps-season-month', price: 4_500, validityPeriod: 'P1M' },
      { id: 'ps-season-three', price: 11_000, validityPeriod: 'P3M' },
    ],
    terms: {
      ...BASE,
      ...procedure('Pour les vacanciers et les résidences secondaires.', [
        evidence('ev-rental', 'Contrat de location ou taxe foncière'),
      ]),
      name: 'Saison',
      description: 'Un à trois mois près de la plage.',
      validityAreas: ['ps-plage'],
      renewableEnabled: false,
      restrictions: { renewable: false, canCancelBeforeStartOfValidity: true, orderLimitCounter: 1 },
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-fish-market',
    options: [{ id: 'ps-fish-market-year', price: 30_000, validityPeriod: 'P1Y' }],
    terms: {
      ...BASE,
      ...scope('PROFESSIONAL'),
      ...procedure('Pour les mareyeurs et les pêcheurs.', COMPANY_EVIDENCE),
      name: 'Pêche et marée',
      description: 'Accès au quai de la criée, à toute heure.',
      professional: true,
      validityAreas: ['ps-port'],
      nbMaxPlates: 4,
      canEditPlateDuringValidity: true,
    },
  },
  {
    cityId: 'port-sable',
    id: 'ps-craft',
    options: [{ id: 'ps-craft-half', price: 12_000, validityPeriod: 'P6M' }],
    terms: {
      ...BASE,
      ...scope('PROFESSIONAL'),
      ...procedure('Pour les artisans qui interviennent en ville.', COMPANY_EVIDENCE, [
        field('trade', 'Métier'),
      ]),
      name: 'Artisans et services',
      description: 'Valable en semaine dans toute la ville.',
      professional: true,
      validityAreas: PORT_ZONES,
      nbMaxPlates: 3,
      mustStartOnWeekDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    },
  },
]
