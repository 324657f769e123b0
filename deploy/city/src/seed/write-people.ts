import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import type { CityPeople } from '../cities/demo-shapes.ts'
import { clientIdOf, pairwiseSubject } from '../identity/test-accounts.ts'
import { IDENTITY_NAME } from '../modules/session/identity-login.ts'
import { hashPassword } from '../modules/session/password.ts'
import type { SeedContext } from './seed-context.ts'
import { daysFrom } from './seed-moment.ts'

export const subscriberIdOf = (account: string) => `sub-${account}`

type Person = CityPeople['subscribers'][number]

const addressJson = (address: Person['address']) =>
  address === undefined ? null : JSON.stringify({ ...EMPTY_ADDRESS, country: 'France', ...address })

const subscriberRow = (person: Person, { now, city }: SeedContext) => ({
  city_id: city.cityId,
  subscriber_id: subscriberIdOf(person.account),
  first_name: person.firstName,
  last_name: person.lastName,
  gender: person.gender,
  email: person.email,
  proven_email: person.email.toLowerCase(),
  phone_number: person.phone ?? null,
  home_phone_number: null,
  lang: 'fr',
  address: addressJson(person.address),
  professional_address: addressJson(person.professionalAddress),
  enterprise: person.enterprise === undefined ? null : JSON.stringify(person.enterprise),
  zone_id: person.zone ?? null,
  professional_zone_id: person.professionalZone ?? null,
  should_receive_sms: false,
  is_professional: person.enterprise !== undefined,
  created_at: daysFrom(now, -600),
  updated_at: daysFrom(now, -30),
})

const accountRow = async (person: Person, cityId: string) => ({
  city_id: cityId,
  login: person.email,
  subscriber_id: subscriberIdOf(person.account),
  password_hash: await hashPassword(person.password),
})

const identityRow = (person: Person, { secrets, city }: SeedContext) => ({
  city_id: city.cityId,
  issuer: IDENTITY_NAME,
  subject: pairwiseSubject(secrets.pairwise, clientIdOf(city.cityId), person.account),
  subscriber_id: subscriberIdOf(person.account),
})

const vehicleRows = ({ now, city }: SeedContext) =>
  city.people.subscribers.flatMap(({ account, vehicles }) =>
    vehicles.map(({ name, plate, critair, category }, index) => ({
      city_id: city.cityId,
      vehicle_id: `veh-${account}-${index + 1}`,
      subscriber_id: subscriberIdOf(account),
      name,
      plate,
      vehicle_category: category,
      vehicle_critair: critair,
      vehicle_critair_source: 'DECLARED',
      vehicle_type_source: 'DECLARED',
      created_at: daysFrom(now, -300 + index),
    })),
  )

export const seedPeople = async (context: SeedContext): Promise<void> => {
  const { db, city } = context
  const people = city.people.subscribers
  if (people.length === 0) return
  await db
    .insertInto('subscribers')
    .values(people.map(person => subscriberRow(person, context)))
    .execute()
  await db
    .insertInto('customer_accounts')
    .values(await Promise.all(people.map(person => accountRow(person, city.cityId))))
    .execute()
  await db
    .insertInto('identities')
    .values(people.map(person => identityRow(person, context)))
    .execute()
  const vehicles = vehicleRows(context)
  if (vehicles.length > 0) await db.insertInto('vehicles').values(vehicles).execute()
}
