import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'

export type RegistrationRow = Selectable<Schema['registrations']>

export interface NewRegistration {
  cityId: string
  login: string
  registrationId: string
  passwordHash: string
  firstName: string
  lastName: string
  plate: string | null
  lang: string
  now: Instant
  expiresAt: Instant
}

/** Stores a registration, replacing an earlier one of the same address, whose links and password become invalid. */
export const putRegistration = async (db: Database, registration: NewRegistration): Promise<void> => {
  const facts = {
    registration_id: registration.registrationId,
    password_hash: registration.passwordHash,
    first_name: registration.firstName,
    last_name: registration.lastName,
    plate: registration.plate,
    lang: registration.lang,
    created_at: at(registration.now),
    expires_at: at(registration.expiresAt),
  }
  await db
    .insertInto('registrations')
    .values({ city_id: registration.cityId, login: registration.login, ...facts })
    .onConflict(conflict => conflict.columns(['city_id', 'login']).doUpdateSet(facts))
    .execute()
}

export const findRegistration = (db: Database, cityId: string, login: string, now: Instant) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('login', '=', login)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()

/** The address of a registration; undefined if a later one replaced it. */
export const loginOfRegistration = async (
  db: Database,
  cityId: string,
  registrationId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('registrations')
    .select('login')
    .where('city_id', '=', cityId)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()
  return row?.login
}

/** Removes a registration to make it an account; undefined if a later one replaced it or it expired. */
export const takeRegistration = (
  db: Database,
  cityId: string,
  registrationId: string,
  now: Instant,
): Promise<RegistrationRow | undefined> =>
  db
    .deleteFrom('registrations')
    .where('city_id', '=', cityId)
    .where('registration_id', '=', registrationId)
    .where('expires_at', '>', at(now))
    .returningAll()
    .executeTakeFirst()

export const dropRegistration = async (db: Database, cityId: string, login: string): Promise<void> => {
  await db.deleteFrom('registrations').where('city_id', '=', cityId).where('login', '=', login).execute()
}
