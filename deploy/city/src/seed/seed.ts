import type { CityFolder } from '../cities/city-data.ts'
import { lockName } from '../db/lock-name.ts'
import type { SeedContext } from './seed-context.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeCity } from './write-city.ts'
import { seedEvents } from './write-events.ts'
import { seedFines } from './write-fines.ts'
import { seedPeople } from './write-people.ts'
import { seedRights } from './write-rights.ts'

interface Cities extends Pick<SeedContext, 'db' | 'now' | 'secrets'> {
  cities: readonly CityFolder[]
}

const seedPeopleOf = async (context: SeedContext): Promise<void> => {
  await seedPeople(context)
  await seedRights(context)
  await seedFines(context)
  await seedEvents(context)
}

/**
 * Writes cities missing in the database, in one transaction, and updates each city's current zones, offers, tickets and
 * appeal form from its folder. Demo dates are relative to `now`. Returns the ids of new cities.
 */
export const openCities = ({ db, now, secrets, cities }: Cities): Promise<readonly string[]> =>
  db.transaction().execute(async transaction => {
    // One process at a time: two that start together would both find a city missing.
    await lockName(transaction, 'cities')
    const rows = await transaction.selectFrom('cities').select('city_id').execute()
    const known = new Set(rows.map(({ city_id }) => city_id))
    for (const city of cities) {
      const timeZone = typeof city.config.timeZone === 'string' ? city.config.timeZone : 'Europe/Paris'
      const context: SeedContext = { db: transaction, now, secrets, city, timeZone }
      const isNew = !known.has(city.cityId)
      if (isNew) await writeCity(context)
      await writeCatalogue(context)
      if (isNew) await seedPeopleOf(context)
    }
    return cities.map(({ cityId }) => cityId).filter(cityId => !known.has(cityId))
  })
