interface Street {
  type: string
  name: string
}
export interface SeedZone {
  zoneId: string
  cityId: string
  name: string
  postalCode: string
  locality: string
  streets: readonly Street[]
}

const streets = (...names: readonly string[]): Street[] =>
  names.map(full => {
    const [type = '', ...rest] = full.split(' ')
    return { type, name: rest.join(' ') }
  })

const zone = (cityId: string, zoneId: string, name: string, ...names: readonly string[]): SeedZone => ({
  cityId,
  zoneId,
  name,
  postalCode: cityId === 'valmont' ? '38990' : '56985',
  locality: cityId === 'valmont' ? 'Valmont' : 'Port-Sable',
  streets: streets(...names),
})

/** Zones of both cities with their streets; the address list of the geocoder is made from them. */
export const SEED_ZONES: readonly SeedZone[] = [
  zone(
    'valmont',
    'vm-centre',
    'Centre',
    'rue de la République',
    'place du Marché',
    'rue des Tanneurs',
    'rue Victor Hugo',
    'rue du Four',
  ),
  zone(
    'valmont',
    'vm-gare',
    'Gare',
    'avenue de la Gare',
    'rue des Cheminots',
    'boulevard Gambetta',
    'rue Pasteur',
  ),
  zone(
    'valmont',
    'vm-halles',
    'Les Halles',
    'rue des Halles',
    'quai de l’Isère',
    'rue de l’Abreuvoir',
    'impasse du Moulin',
  ),
  zone(
    'valmont',
    'vm-coteaux',
    'Les Coteaux',
    'chemin des Vignes',
    'rue des Cerisiers',
    'allée des Tilleuls',
    'montée de l’Église',
  ),
  zone(
    'port-sable',
    'ps-port',
    'Vieux port',
    'quai des Pêcheurs',
    'rue de la Criée',
    'ruelle du Phare',
    'rue Saint-Malo',
  ),
  zone('port-sable', 'ps-plage', 'La plage', 'boulevard de l’Océan', 'avenue des Dunes', 'rue des Goélands'),
  zone(
    'port-sable',
    'ps-bourg',
    'Le bourg',
    'rue de la Mairie',
    'place de l’Église',
    'rue du Lavoir',
    'chemin des Ajoncs',
  ),
]

export interface SeedAddress {
  zone: SeedZone
  street: Street
  number: string
  bis: string | null
}

const numbersOf = (street: Street) => 12 + (street.name.length % 9)

/** A few hundred believable addresses: both sides of each street, with a « bis » here and there. */
export const seedAddresses = (): SeedAddress[] =>
  SEED_ZONES.flatMap(zone =>
    zone.streets.flatMap(street =>
      Array.from({ length: numbersOf(street) }, (_, index) => ({
        zone,
        street,
        number: String(index + 1),
        bis: index % 7 === 6 ? 'bis' : null,
      })),
    ),
  )
