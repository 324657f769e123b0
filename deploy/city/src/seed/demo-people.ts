export interface DemoPerson {
  cityId: 'valmont' | 'port-sable'
  /** Name of the account at the identity provider, and last part of the seeded ids. */
  account: string
  firstName: string
  lastName: string
  gender: 'male' | 'female'
  email: string
  password: string
  /** What signing in as this person shows. */
  shows: string
}

/** The test people of both cities: they sign in at the identity provider, and by e-mail where the city allows it. */
export const demoPeople: readonly DemoPerson[] = [
  {
    cityId: 'valmont',
    account: 'camille',
    firstName: 'Camille',
    lastName: 'Martin',
    gender: 'female',
    email: 'camille.martin@example.org',
    password: 'valmont-camille-1',
    shows: 'a resident with everything: active, renewable, to come, shared, to pay, tickets of every kind',
  },
  {
    cityId: 'valmont',
    account: 'yanis',
    firstName: 'Yanis',
    lastName: 'Benali',
    gender: 'male',
    email: 'yanis.benali@example.org',
    password: 'valmont-yanis-1',
    shows: 'a professional with nine vans, a fleet subscription and intervention tickets',
  },
  {
    cityId: 'valmont',
    account: 'louise',
    firstName: 'Louise',
    lastName: 'Perrin',
    gender: 'female',
    email: 'louise.perrin@example.org',
    password: 'valmont-louise-1',
    shows: 'a newcomer without address and without rights',
  },
  {
    cityId: 'valmont',
    account: 'georges',
    firstName: 'Georges',
    lastName: 'Faure',
    gender: 'male',
    email: 'georges.faure@example.org',
    password: 'valmont-georges-1',
    shows: 'evidence to send, to complete, rejected, expired, canceled and deleted rights',
  },
  {
    cityId: 'valmont',
    account: 'ines',
    firstName: 'Inès',
    lastName: 'Moreau',
    gender: 'female',
    email: 'ines.moreau@example.org',
    password: 'valmont-ines-1',
    shows: 'a neighbour who joined the shared subscription of Camille and can withdraw',
  },
  {
    cityId: 'valmont',
    account: 'thomas',
    firstName: 'Thomas',
    lastName: 'Leroy',
    gender: 'male',
    email: 'thomas.leroy@example.org',
    password: 'valmont-thomas-1',
    shows: 'a plate change under review, requests under review, refused and pending payments',
  },
  {
    cityId: 'valmont',
    account: 'nadia',
    firstName: 'Nadia',
    lastName: 'Haddad',
    gender: 'female',
    email: 'nadia.haddad@example.org',
    password: 'valmont-nadia-1',
    shows: 'a visiting nurse whose renewal is closed by the city',
  },
  {
    cityId: 'port-sable',
    account: 'elodie',
    firstName: 'Élodie',
    lastName: 'Garnier',
    gender: 'female',
    email: 'elodie.garnier@example.org',
    password: 'port-sable-elodie-1',
    shows: 'a resident of the old harbour with a renewable right and tickets',
  },
  {
    cityId: 'port-sable',
    account: 'marc',
    firstName: 'Marc',
    lastName: 'Tanguy',
    gender: 'male',
    email: 'marc.tanguy@example.org',
    password: 'port-sable-marc-1',
    shows: 'a professional of the fish market with requests in every state',
  },
  {
    cityId: 'port-sable',
    account: 'aicha',
    firstName: 'Aïcha',
    lastName: 'Diallo',
    gender: 'female',
    email: 'aicha.diallo@example.org',
    password: 'port-sable-aicha-1',
    shows: 'a newcomer who begins with the questions of the funnel',
  },
]
