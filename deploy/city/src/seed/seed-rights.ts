import type { ResourceKind, StoredRightStatus } from '../db/schema.ts'

/** Days from the moment of the first start; negative is the past. The demo never ages. */
type Days = number
const HOUR: Days = 1 / 24

export interface SeedPlateChange {
  day: Days
  added: readonly string[]
  removed: readonly string[]
  status: 'VALIDATED' | 'WAITING' | 'REJECTED'
}

export interface SeedRight {
  id: string
  kind: Exclude<ResourceKind, 'fine'>
  owner: string
  plan: string
  option?: string
  status: StoredRightStatus
  price: number
  start: Days | null
  end: Days | null
  plates: readonly string[]
  zones: readonly string[]
  comment?: string
  agentComment?: string
  fields?: Readonly<Record<string, string>>
  sharers?: readonly string[]
  evidences?: readonly string[]
  asks?: readonly (readonly [id: string, name: string])[]
  changes?: readonly SeedPlateChange[]
  follows?: string
}

const subscription = (
  owner: string,
  id: string,
  [plan, option]: readonly [string, string],
  status: StoredRightStatus,
  [start, end]: readonly [Days | null, Days | null],
  rest: Partial<SeedRight> = {},
): SeedRight => ({
  kind: 'subscription',
  owner,
  id: `${owner}-${id}`,
  plan,
  option,
  status,
  start,
  end,
  price: 0,
  plates: [],
  zones: [],
  ...rest,
})

const ticket = (
  owner: string,
  id: string,
  plan: string,
  status: StoredRightStatus,
  [start, end]: readonly [Days, Days],
  rest: Partial<SeedRight> = {},
): SeedRight => ({
  kind: 'ticket',
  owner,
  id: `${owner}-${id}`,
  plan,
  status,
  start,
  end,
  price: 0,
  plates: [],
  zones: [],
  ...rest,
})

const RESIDENT = ['vm-resident', 'vm-resident-year'] as const
const RESIDENT_MONTH = ['vm-resident', 'vm-resident-month'] as const
const FLEET = ['vm-fleet', 'vm-fleet-year'] as const
const VANS = [
  'GA101BC',
  'GA102BC',
  'GA103BC',
  'GA104BC',
  'GB205DE',
  'GB206DE',
  'GC307FG',
  'GC308FG',
  'GD409HJ',
]
const HOME = [['ev-home', 'Justificatif de domicile']] as const

const camille: readonly SeedRight[] = [
  subscription('camille', 'sub-shared', RESIDENT, 'granted', [-120, 245], {
    price: 15_000,
    plates: ['FG482KD'],
    zones: ['vm-centre'],
    sharers: ['ines'],
    evidences: ['ev-home', 'ev-registration'],
    agentComment: 'Dossier complet, droit accordé.',
    changes: [{ day: -30, added: ['FG482KD'], removed: ['DZ117PR'], status: 'VALIDATED' }],
  }),
  subscription('camille', 'sub-renewable', RESIDENT, 'granted', [-310, 55], {
    price: 15_000,
    plates: ['EB902VL'],
    zones: ['vm-coteaux'],
    evidences: ['ev-home'],
  }),
  subscription('camille', 'sub-to-come', ['vm-electric', 'vm-electric-year'], 'granted', [21, 751], {
    plates: ['GK553TN'],
    zones: ['vm-centre'],
  }),
  subscription(
    'camille',
    'sub-to-pay',
    ['vm-second-car', 'vm-second-car-year'],
    'awaiting-payment',
    [5, 370],
    {
      price: 24_000,
      plates: ['GK553TN'],
      zones: ['vm-centre'],
      evidences: ['ev-home', 'ev-registration'],
    },
  ),
  subscription('camille', 'sub-expired', RESIDENT_MONTH, 'granted', [-500, -470], {
    price: 1_500,
    plates: ['DZ117PR'],
    zones: ['vm-gare'],
  }),
  ticket('camille', 'tic-today', 'vm-visitor', 'granted', [-0.3, 0.6], {
    price: 300,
    plates: ['CX245RM'],
    zones: ['vm-centre'],
    follows: 'camille-sub-shared',
  }),
  ticket('camille', 'tic-to-come', 'vm-visitor', 'granted', [6, 7], {
    price: 300,
    plates: ['BH671QW'],
    zones: ['vm-centre'],
    follows: 'camille-sub-shared',
  }),
  ticket('camille', 'tic-to-pay', 'vm-hourly', 'awaiting-payment', [1, 1 + 2 * HOUR], {
    option: 'vm-hourly-2',
    price: 280,
    plates: ['FG482KD'],
    zones: ['vm-gare'],
  }),
  ticket('camille', 'tic-expired', 'vm-visitor', 'granted', [-45, -44], {
    price: 300,
    plates: ['CX245RM'],
    zones: ['vm-centre'],
    follows: 'camille-sub-shared',
  }),
  ticket('camille', 'tic-canceled', 'vm-visitor', 'canceled', [-12, -11], {
    price: 300,
    plates: ['BH671QW'],
    zones: ['vm-centre'],
  }),
  ticket('camille', 'tic-free', 'vm-guest-free', 'granted', [-0.4, 0.55], {
    plates: ['AZ318FN'],
    zones: ['vm-centre'],
  }),
]

const yanis: readonly SeedRight[] = [
  subscription('yanis', 'sub-fleet', FLEET, 'granted', [-200, 165], {
    price: 60_000,
    plates: VANS,
    zones: ['vm-centre', 'vm-gare'],
    fields: { trade: 'Plomberie et chauffage', insurer: 'Mutuelle des artisans' },
    evidences: ['ev-kbis', 'ev-registration', 'ev-insurance'],
    changes: [
      { day: -150, added: ['GC307FG', 'GC308FG'], removed: [], status: 'VALIDATED' },
      { day: -20, added: ['GD409HJ'], removed: ['EX400AA'], status: 'VALIDATED' },
      { day: -15, added: ['GD410HJ'], removed: [], status: 'REJECTED' },
    ],
  }),
  subscription('yanis', 'sub-quarter', ['vm-fleet', 'vm-fleet-quarter'], 'granted', [-77, 13], {
    price: 18_000,
    plates: VANS.slice(0, 2),
    zones: ['vm-gare'],
    fields: { trade: 'Plomberie et chauffage', insurer: 'Mutuelle des artisans' },
  }),
  subscription('yanis', 'sub-market', ['vm-market', 'vm-market-half'], 'under-review', [14, 196], {
    price: 9_000,
    plates: ['GA101BC'],
    zones: ['vm-halles'],
  }),
  ticket('yanis', 'tic-today', 'vm-intervention', 'granted', [-0.2, 0.7], {
    option: 'vm-intervention-day',
    price: 800,
    plates: VANS.slice(0, 3),
    zones: ['vm-halles'],
    follows: 'yanis-sub-fleet',
  }),
  ticket('yanis', 'tic-week', 'vm-intervention', 'granted', [-5, 2], {
    option: 'vm-intervention-week',
    price: 3_000,
    plates: ['GB205DE'],
    zones: ['vm-coteaux'],
    follows: 'yanis-sub-fleet',
  }),
  ticket('yanis', 'tic-review', 'vm-intervention', 'under-review', [3, 4], {
    option: 'vm-intervention-day',
    price: 800,
    plates: ['GC307FG'],
    zones: ['vm-centre'],
    follows: 'yanis-sub-fleet',
  }),
  ticket('yanis', 'tic-rejected', 'vm-intervention', 'rejected', [-9, -8], {
    option: 'vm-intervention-day',
    price: 800,
    plates: ['GC308FG'],
    zones: ['vm-centre'],
    follows: 'yanis-sub-fleet',
  }),
]

const georges: readonly SeedRight[] = [
  subscription('georges', 'sub-evidence', RESIDENT, 'awaiting-evidence', [10, 375], {
    price: 15_000,
    plates: ['AA229AA'],
    zones: ['vm-halles'],
    asks: [...HOME, ['ev-registration', 'Certificat d’immatriculation']],
    agentComment: 'Le justificatif de domicile a plus de trois mois. Merci d’en envoyer un récent.',
    evidences: ['ev-home'],
  }),
  subscription(
    'georges',
    'sub-complete',
    ['vm-electric', 'vm-electric-year'],
    'awaiting-completion',
    [15, 745],
    {
      plates: ['GH700EV'],
      zones: ['vm-halles'],
      asks: [['ev-registration', 'Certificat d’immatriculation lisible']],
      agentComment: 'La photo est floue.',
    },
  ),
  subscription('georges', 'sub-rejected', ['vm-carer', 'vm-carer-half'], 'rejected', [-30, 150], {
    price: 4_000,
    plates: ['AA229AA'],
    zones: ['vm-halles'],
    fields: { rpps: '10000000000' },
    agentComment: 'Cette offre est réservée aux soignants.',
  }),
  subscription('georges', 'sub-expired', RESIDENT, 'granted', [-400, -35], {
    price: 15_000,
    plates: ['4821QX38'],
    zones: ['vm-halles'],
  }),
  subscription('georges', 'sub-canceled', RESIDENT_MONTH, 'canceled', [-80, -50], {
    price: 1_500,
    plates: ['AA229AA'],
    zones: ['vm-halles'],
  }),
  subscription('georges', 'sub-deleted', RESIDENT_MONTH, 'deleted', [-140, -110], {
    price: 1_500,
    plates: ['AA229AA'],
    zones: ['vm-halles'],
  }),
  ticket('georges', 'tic-evidence', 'vm-hourly', 'awaiting-evidence', [4, 4 + HOUR], {
    option: 'vm-hourly-1',
    price: 150,
    plates: ['AA229AA'],
    zones: ['vm-gare'],
  }),
  ticket('georges', 'tic-expired', 'vm-hourly', 'granted', [-15, -15 + HOUR], {
    option: 'vm-hourly-1',
    price: 150,
    plates: ['4821QX38'],
    zones: ['vm-gare'],
  }),
  ticket('georges', 'tic-deleted', 'vm-hourly', 'deleted', [-60, -60 + HOUR], {
    option: 'vm-hourly-1',
    price: 150,
    plates: ['AA229AA'],
    zones: ['vm-gare'],
  }),
]

const others: readonly SeedRight[] = [
  subscription(
    'thomas',
    'sub-plate',
    ['vm-second-car', 'vm-second-car-year'],
    'plate-under-review',
    [-90, 275],
    {
      price: 24_000,
      plates: ['CD350TG'],
      zones: ['vm-gare'],
      changes: [{ day: -2, added: ['GJ812LS'], removed: ['CD350TG'], status: 'WAITING' }],
    },
  ),
  subscription('thomas', 'sub-resident', RESIDENT, 'granted', [-90, 275], {
    price: 15_000,
    plates: ['EF406MW'],
    zones: ['vm-gare'],
  }),
  subscription('thomas', 'sub-review', ['vm-electric', 'vm-electric-year'], 'under-review', [8, 738], {
    plates: ['GJ812LS'],
    zones: ['vm-gare'],
    evidences: ['ev-home', 'ev-registration'],
    comment: 'La voiture arrive la semaine prochaine.',
  }),
  subscription('thomas', 'sub-pay', RESIDENT_MONTH, 'awaiting-payment', [2, 32], {
    price: 1_500,
    plates: ['EF406MW'],
    zones: ['vm-gare'],
  }),
  ticket('thomas', 'tic-pay', 'vm-visitor', 'awaiting-payment', [2, 3], {
    price: 300,
    plates: ['BP920ZA'],
    zones: ['vm-gare'],
    follows: 'thomas-sub-resident',
  }),
  ticket('thomas', 'tic-unpaid-old', 'vm-visitor', 'awaiting-payment', [-20, -19], {
    price: 300,
    plates: ['BP920ZA'],
    zones: ['vm-gare'],
    follows: 'thomas-sub-resident',
  }),
  subscription('nadia', 'sub-nurse', ['vm-nurse-old', 'vm-nurse-old-year'], 'granted', [-330, 35], {
    price: 6_000,
    plates: ['DW538CJ'],
    zones: ['vm-centre', 'vm-gare', 'vm-halles', 'vm-coteaux'],
    evidences: ['ev-card'],
  }),
  subscription('nadia', 'sub-carer', ['vm-carer', 'vm-carer-half'], 'granted', [-155, 27], {
    price: 4_000,
    plates: ['DW538CJ', 'FR441BE'],
    zones: ['vm-centre'],
    fields: { rpps: '10101010101' },
  }),
  subscription('nadia', 'sub-closed', ['vm-tourism', 'vm-tourism-year'], 'granted', [-310, 55], {
    price: 9_000,
    plates: ['DW538CJ'],
    zones: ['vm-gare'],
  }),
  subscription('ines', 'sub-own', RESIDENT_MONTH, 'granted', [-27, 3], {
    price: 1_500,
    plates: ['BR774HS'],
    zones: ['vm-centre'],
  }),
]

const portSable: readonly SeedRight[] = [
  subscription('elodie', 'sub-renewable', ['ps-resident', 'ps-resident-half'], 'granted', [-156, 27], {
    price: 6_000,
    plates: ['EK291WN'],
    zones: ['ps-port'],
    evidences: ['ev-home'],
  }),
  subscription(
    'elodie',
    'sub-second',
    ['ps-second-car', 'ps-second-car-year'],
    'awaiting-payment',
    [4, 369],
    { price: 20_000, plates: ['FV608DA'], zones: ['ps-port'] },
  ),
  subscription('elodie', 'sub-expired', ['ps-season', 'ps-season-month'], 'granted', [-200, -170], {
    price: 4_500,
    plates: ['EK291WN'],
    zones: ['ps-plage'],
  }),
  ticket('elodie', 'tic-family', 'ps-family', 'granted', [-0.2, 0.8], {
    plates: ['2B77KLM'],
    zones: ['ps-port'],
    follows: 'elodie-sub-renewable',
  }),
  ticket('elodie', 'tic-beach', 'ps-beach-day', 'awaiting-payment', [2, 3], {
    price: 600,
    plates: ['EK291WN'],
    zones: ['ps-plage'],
  }),
  subscription('marc', 'sub-fish', ['ps-fish-market', 'ps-fish-market-year'], 'granted', [-40, 325], {
    price: 30_000,
    plates: ['DN482XC', 'DN483XC'],
    zones: ['ps-port'],
  }),
  subscription('marc', 'sub-craft', ['ps-craft', 'ps-craft-half'], 'under-review', [12, 194], {
    price: 12_000,
    plates: ['DN484XC'],
    zones: ['ps-bourg'],
    fields: { trade: 'Mareyeur' },
  }),
  subscription('marc', 'sub-evidence', ['ps-craft', 'ps-craft-half'], 'awaiting-evidence', [20, 202], {
    price: 12_000,
    plates: ['DN485XC'],
    zones: ['ps-bourg'],
    fields: { trade: 'Mareyeur' },
    asks: [['ev-kbis', 'Extrait Kbis de moins de trois mois']],
  }),
  subscription(
    'marc',
    'sub-plate',
    ['ps-fish-market', 'ps-fish-market-year'],
    'plate-under-review',
    [-300, 65],
    {
      price: 30_000,
      plates: ['CA118BD'],
      zones: ['ps-port'],
      changes: [{ day: -1, added: ['GL090PS'], removed: [], status: 'WAITING' }],
    },
  ),
  subscription('marc', 'sub-rejected', ['ps-craft', 'ps-craft-half'], 'rejected', [-100, 82], {
    price: 12_000,
    plates: ['DN484XC'],
    zones: ['ps-bourg'],
    agentComment: 'Assurance expirée.',
  }),
  ticket('marc', 'tic-canceled', 'ps-beach-day', 'canceled', [-3, -2], {
    price: 600,
    plates: ['CA118BD'],
    zones: ['ps-plage'],
  }),
]

export const SEED_RIGHTS: readonly SeedRight[] = [...camille, ...yanis, ...georges, ...others, ...portSable]
