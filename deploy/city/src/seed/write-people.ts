import { clientIdOf, pairwiseSubject } from '../identity/test-accounts.ts'
import { IDENTITY_NAME } from '../modules/session/identity-login.ts'
import { hashPassword } from '../modules/session/password.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import type { SeedContext } from './seed.ts'
import { daysFrom } from './seed-moment.ts'
import { SEED_PROFILES, type SeedProfile } from './seed-subscribers.ts'

export const subscriberIdOf = (account: string) => `sub-${account}`

const profileOf = (account: string): SeedProfile =>
  SEED_PROFILES.find(profile => profile.account === account) ?? { account }

type SeedAddress = NonNullable<SeedProfile['address']>

const EMPTY_PARTS = {
  streetNumberBis: '',
  complement: '',
  postOfficeBoxNumber: '',
  subRegion: '',
  region: '',
  country: 'France',
}
const addressJson = (address: SeedAddress | undefined) =>
  address === undefined ? null : JSON.stringify({ ...EMPTY_PARTS, ...address })

const subscriberRow = (person: DemoPerson, { now }: SeedContext) => {
  const profile = profileOf(person.account)
  return {
    city_id: person.cityId,
    subscriber_id: subscriberIdOf(person.account),
    first_name: person.firstName,
    last_name: person.lastName,
    gender: person.gender,
    email: person.email,
    phone_number: profile.phone ?? null,
    home_phone_number: null,
    lang: 'fr',
    address: addressJson(profile.address),
    professional_address: addressJson(profile.professionalAddress),
    enterprise: profile.enterprise === undefined ? null : JSON.stringify(profile.enterprise),
    zone_id: profile.zone ?? null,
    professional_zone_id: profile.professionalZone ?? null,
    should_receive_sms: false,
    is_professional: profile.enterprise !== undefined,
    created_at: daysFrom(now, -600),
    updated_at: daysFrom(now, -30),
  }
}

const accountRow = async (person: DemoPerson) => ({
  city_id: person.cityId,
  login: person.email,
  subscriber_id: subscriberIdOf(person.account),
  password_hash: await hashPassword(person.password),
})

const identityRow = (person: DemoPerson, { secrets }: SeedContext) => ({
  city_id: person.cityId,
  issuer: IDENTITY_NAME,
  subject: pairwiseSubject(secrets.pairwise, clientIdOf(person.cityId), person.account),
  subscriber_id: subscriberIdOf(person.account),
})

const vehicleRows = ({ now }: SeedContext) =>
  demoPeople.flatMap(({ cityId, account }) =>
    (profileOf(account).vehicles ?? []).map(([name, plate, critair], index) => ({
      city_id: cityId,
      vehicle_id: `veh-${account}-${index + 1}`,
      subscriber_id: subscriberIdOf(account),
      name,
      plate,
      vehicle_category: name.startsWith('Fourgon') ? 'VAN' : 'CAR',
      vehicle_critair: critair,
      vehicle_critair_source: 'DECLARED',
      vehicle_type_source: 'DECLARED',
      created_at: daysFrom(now, -300 + index),
    })),
  )

export const seedPeople = async (context: SeedContext): Promise<void> => {
  const { db } = context
  await db
    .insertInto('subscribers')
    .values(demoPeople.map(person => subscriberRow(person, context)))
    .execute()
  await db
    .insertInto('customer_accounts')
    .values(await Promise.all(demoPeople.map(accountRow)))
    .execute()
  await db
    .insertInto('identities')
    .values(demoPeople.map(person => identityRow(person, context)))
    .execute()
  await db.insertInto('vehicles').values(vehicleRows(context)).execute()
}
