interface SeedAddress {
  streetNumber: string
  streetType: string
  streetName: string
  postalCode: string
  locality: string
}
export interface SeedProfile {
  account: string
  phone?: string
  address?: SeedAddress
  professionalAddress?: SeedAddress
  enterprise?: { name: string; siret: string; ape: string }
  zone?: string
  professionalZone?: string
  vehicles?: readonly (readonly [name: string, plate: string, critair: string])[]
}

const valmont = (streetNumber: string, streetType: string, streetName: string): SeedAddress => ({
  streetNumber,
  streetType,
  streetName,
  postalCode: '38990',
  locality: 'Valmont',
})
const portSable = (streetNumber: string, streetType: string, streetName: string): SeedAddress => ({
  streetNumber,
  streetType,
  streetName,
  postalCode: '56985',
  locality: 'Port-Sable',
})

/** What the demo people have told their city. */
export const SEED_PROFILES: readonly SeedProfile[] = [
  {
    account: 'camille',
    phone: '0612345678',
    address: valmont('12', 'rue', 'de la République'),
    zone: 'vm-centre',
    vehicles: [
      ['La voiture', 'FG482KD', '1'],
      ['L’électrique', 'GK553TN', 'E'],
    ],
  },
  {
    account: 'yanis',
    phone: '0698765432',
    address: valmont('4', 'chemin', 'des Vignes'),
    professionalAddress: valmont('9', 'avenue', 'de la Gare'),
    enterprise: { name: 'Benali Plomberie', siret: '73282932000074', ape: '4322A' },
    zone: 'vm-coteaux',
    professionalZone: 'vm-gare',
    vehicles: [
      'GA101BC',
      'GA102BC',
      'GA103BC',
      'GA104BC',
      'GB205DE',
      'GB206DE',
      'GC307FG',
      'GC308FG',
      'GD409HJ',
    ].map((plate, index) => [`Fourgon ${index + 1}`, plate, '2'] as const),
  },
  { account: 'louise' },
  {
    account: 'georges',
    phone: '0476123456',
    address: valmont('2', 'impasse', 'du Moulin'),
    zone: 'vm-halles',
    vehicles: [['La Peugeot', 'AA229AA', '3']],
  },
  {
    account: 'ines',
    phone: '0711223344',
    address: valmont('12', 'rue', 'de la République'),
    zone: 'vm-centre',
  },
  { account: 'thomas', phone: '0755667788', address: valmont('5', 'boulevard', 'Gambetta'), zone: 'vm-gare' },
  {
    account: 'nadia',
    phone: '0644556677',
    address: valmont('7', 'rue', 'Pasteur'),
    professionalAddress: valmont('3', 'place', 'du Marché'),
    enterprise: { name: 'Cabinet infirmier Haddad', siret: '44306184100047', ape: '8690D' },
    zone: 'vm-gare',
    professionalZone: 'vm-centre',
  },
  { account: 'elodie', phone: '0677889900', address: portSable('6', 'rue', 'de la Criée'), zone: 'ps-port' },
  {
    account: 'marc',
    phone: '0688990011',
    address: portSable('3', 'place', 'de l’Église'),
    professionalAddress: portSable('1', 'quai', 'des Pêcheurs'),
    enterprise: { name: 'Marée Tanguy', siret: '55208131766522', ape: '4638A' },
    zone: 'ps-bourg',
    professionalZone: 'ps-port',
  },
  { account: 'aicha' },
]
