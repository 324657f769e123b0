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
  showsInFrench: string
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
    showsInFrench:
      'une habitante qui a de tout : en cours, à renouveler, à venir, partagé, à payer, des tickets de chaque sorte',
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
    showsInFrench:
      'un professionnel avec neuf fourgons, un abonnement de flotte et des tickets d’intervention',
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
    showsInFrench: 'une nouvelle venue, sans adresse et sans droits',
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
    showsInFrench: 'des pièces à envoyer, à compléter, des droits refusés, expirés, annulés et supprimés',
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
    showsInFrench: 'une voisine qui partage l’abonnement de Camille et peut s’en retirer',
  },
  {
    cityId: 'valmont',
    account: 'thomas',
    firstName: 'Thomas',
    lastName: 'Leroy',
    gender: 'male',
    email: 'thomas.leroy@example.org',
    password: 'valmont-thomas-1',
    shows: 'a plate change and a request under review, refused and abandoned payments',
    showsInFrench: 'un changement de plaque et une demande à l’étude, des paiements refusés et abandonnés',
  },
  {
    cityId: 'valmont',
    account: 'nadia',
    firstName: 'Nadia',
    lastName: 'Haddad',
    gender: 'female',
    email: 'nadia.haddad@example.org',
    password: 'valmont-nadia-1',
    shows: 'a visiting nurse: one renewal leads to another offer, another was closed by the city',
    showsInFrench: 'une infirmière : un renouvellement vers une autre offre, un autre que la Ville a fermé',
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
    showsInFrench: 'une habitante du vieux port avec un droit à renouveler et des tickets',
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
    showsInFrench: 'un professionnel de la marée avec des demandes dans chaque état',
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
    showsInFrench: 'une nouvelle venue qui commence par les questions',
  },
]
