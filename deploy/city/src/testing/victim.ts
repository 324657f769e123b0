import { sql } from 'kysely'
import { acceptAppeal } from '../modules/appeals/appeal.agent.ts'
import { subscriberIdOf } from '../seed/write-people.ts'
import { appealsOf } from './appeals.ts'
import { SECRET_PERSON } from './secret-person.ts'
import type { TestCity } from './test-city.ts'

const ACCOUNT = 'camille'
/** The person strangers try to read and harm. */
export const VICTIM = { cityId: 'valmont', subscriberId: subscriberIdOf(ACCOUNT) }

/** Gives the victim a secret name, a fine with appeal and refund, and returns the ids of their other resources. */
export const makeVictim = async (city: TestCity) => {
  const { db } = city.deps
  await city.setPerson(ACCOUNT, {
    first_name: SECRET_PERSON.firstName,
    last_name: SECRET_PERSON.lastName,
    phone_number: SECRET_PERSON.phoneNumber,
    address: JSON.stringify(SECRET_PERSON.address),
  })
  const on = appealsOf(city)
  const made = await on.filed(SECRET_PERSON, 'camille')
  const { fine } = made
  await on.payElsewhere(fine, 9_000)
  await acceptAppeal(city.deps, on.valmont, made.id, { answer: 'Secret-answer' })
  const refund = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('fine_id', '=', fine.number)
    .executeTakeFirstOrThrow()
  await on.ask(`/api/subscriber/fps/${fine.number}`, {
    method: 'PUT',
    as: 'camille',
    body: { plate: fine.plate },
  })
  const first = async (table: 'media' | 'vehicles' | 'operations' | 'drafts', column: string) => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      order by 1 limit 1`.execute(db)
    return rows[0]?.id ?? 'nothing'
  }
  const held = {
    mediaId: await first('media', 'media_id'),
    vehicleId: await first('vehicles', 'vehicle_id'),
    operationId: await first('operations', 'operation_id'),
    procedure: await first('drafts', 'procedure'),
  }
  return { fine, cases: { appealId: made.id, refundId: refund.refund_id }, held }
}
