import { at } from '../db/schema.ts'
import { searchable } from '../modules/geocoding/searchable.ts'
import { SEED_CITIES } from './city-configs.ts'
import type { SeedContext } from './seed.ts'
import { SEED_DEFINITIONS } from './seed-definitions.ts'
import { SEED_OFFERS } from './seed-offers.ts'
import { SEED_ZONES, seedAddresses } from './seed-zones.ts'

const writeCities = async ({ db, now }: SeedContext): Promise<void> => {
  const rows = SEED_CITIES.map((city, position) => ({
    city_id: city.cityId,
    position,
    name: city.name,
    config: JSON.stringify(city.config),
    error_reporting: JSON.stringify({ dsn: null, environment: 'demo', enabled: false }),
    status_vocabulary: city.vocabulary,
  }))
  await db.insertInto('cities').values(rows).execute()
  const versions = SEED_CITIES.map(({ cityId, config }) => ({
    city_id: cityId,
    version: 1,
    config: JSON.stringify(config),
    created_at: at(now),
    applied_at: at(now),
    fault: null,
  }))
  await db.insertInto('city_config_versions').values(versions).execute()
}

const writeZones = async ({ db }: SeedContext): Promise<void> => {
  const zones = SEED_ZONES.map(({ cityId, zoneId, name }, position) => ({
    city_id: cityId,
    zone_id: zoneId,
    position,
    name,
  }))
  await db.insertInto('zones').values(zones).execute()
  const addresses = seedAddresses().map(({ zone, street, number, bis }) => ({
    city_id: zone.cityId,
    zone_id: zone.zoneId,
    street_number: number,
    street_number_bis: bis,
    street_type: street.type,
    street_name: street.name,
    postal_code: zone.postalCode,
    locality: zone.locality,
    searchable: searchable(
      `${number} ${bis ?? ''} ${street.type} ${street.name} ${zone.postalCode} ${zone.locality}`,
    ),
  }))
  await db.insertInto('addresses').values(addresses).execute()
}

const writeOffers = async ({ db }: SeedContext): Promise<void> => {
  const offers = SEED_OFFERS.map((offer, position) => ({
    city_id: offer.cityId,
    offer_id: offer.id,
    position,
    next_offer_id: offer.nextId ?? null,
    terms: JSON.stringify(offer.terms),
  }))
  await db.insertInto('offers').values(offers).execute()
  const options = SEED_OFFERS.flatMap(offer =>
    offer.options.map((option, position) => ({
      option_id: option.id,
      offer_id: offer.id,
      position,
      price_cents: option.price,
      terms: JSON.stringify({ validityPeriod: option.validityPeriod }),
    })),
  )
  await db.insertInto('offer_options').values(options).execute()
}

const writeDefinitions = async ({ db }: SeedContext): Promise<void> => {
  const definitions = SEED_DEFINITIONS.map((definition, position) => ({
    city_id: definition.cityId,
    definition_id: definition.id,
    position,
    price_cents: definition.price,
    terms: JSON.stringify(definition.terms),
  }))
  await db.insertInto('definitions').values(definitions).execute()
  const options = SEED_DEFINITIONS.flatMap(definition =>
    definition.options.map((option, position) => ({
      option_id: option.id,
      definition_id: definition.id,
      position,
      price_cents: option.price,
      terms: JSON.stringify({ duration: option.duration }),
    })),
  )
  await db.insertInto('definition_options').values(options).execute()
}

export const seedCatalogue = async (context: SeedContext): Promise<void> => {
  await writeCities(context)
  await writeZones(context)
  await writeOffers(context)
  await writeDefinitions(context)
}
