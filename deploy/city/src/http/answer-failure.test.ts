import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import { testCity } from '../testing/city-of-file.ts'
import { requestsOf } from '../testing/requests.ts'
import { asRefusal } from './answer-failure.ts'
import type { CityContext } from './context.ts'

const city = testCity()
const { addPerson, addRight } = requestsOf(city)

const draft = (db: Database) => {
  const key = { city_id: 'valmont', subscriber_id: 'sub-gone', procedure: 'contact' }
  return db.insertInto('drafts').values({ ...key, body: '{}', version: 1, updated_at: at(city.clock.now()) })
}
const sharing = (db: Database) =>
  db
    .insertInto('right_sharers')
    .values({ right_id: 'right-gone', subscriber_id: 'sub-here', joined_at: at(city.clock.now()) })
const deletion = (db: Database) => db.deleteFrom('subscribers').where('subscriber_id', '=', 'sub-here')

beforeAll(async () => {
  await addRight(await addPerson('here'), { plan: 'vm-resident' })
})

test.each([
  ['a row of the caller, who is gone: like an ended session', draft, 'sub-gone', 401],
  ['a row of somebody else, who is gone', draft, 'sub-here', 500],
  ['a row of somebody whose name ends like the caller’s', draft, 'gone', 500],
  ['a row of somebody who is gone, by nobody', draft, undefined, 500],
  ['a row of something else that is gone', sharing, 'sub-here', 500],
  ['the caller, whom rows still name', deletion, 'sub-here', 500],
])('what the database does not take, %s', async (_what, write, subscriberId, status) => {
  const failure = await write(city.deps.db)
    .execute()
    .catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ code: '23503' })
  const session = subscriberId === undefined ? undefined : { subscriberId }
  const c = { var: { requestId: 'a-request', session } } as unknown as CityContext
  expect(asRefusal(failure, c, city.deps.log).status).toBe(status)
})
