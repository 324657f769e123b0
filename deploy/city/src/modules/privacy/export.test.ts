import { exportWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { demoPeople } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const city = testCity()

const take = (as: string, name = 'valmont') => city.ask('/api/subscriber/export', { as, city: name })

test('a citizen takes everything along as a file', async () => {
  await city.ask('/api/subscriber/drafts/subscription:vm-resident', {
    method: 'PUT',
    as: 'camille',
    body: { body: { plates: ['AB-123-CD'] } },
  })
  const { status, headers, body } = await take('camille')
  expect([status, v.safeParse(exportWire, body).issues]).toEqual([200, undefined])
  expect(headers.get('content-disposition')).toBe('attachment; filename="valmont-export.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.subscriber).toMatchObject({ first_name: 'Camille', email: 'camille.martin@example.org' })
  expect(body.drafts).toMatchObject([{ body: { plates: ['AB-123-CD'] } }])
  expect(body.rights.map((right: { right_id: string }) => right.right_id)).toContain('camille-tic-today')
  expect(body.rights[0].created_at).toMatch(/^\d{4}-\d{2}-\d{2}T.*(Z|\+00:00)$/)
  expect(body.vehicles).toHaveLength(2)
  expect(body.media.length).toBeGreaterThan(0)
  expect(body.retention).toContainEqual(expect.objectContaining({ part: 'drafts', days: 30 }))
})

test('no part is missing, and no secret is in it', async () => {
  const { body } = await take('camille')
  for (const { table } of PERSONAL_DATA)
    expect(body).toHaveProperty(table === 'subscribers' ? 'subscriber' : table)
  const [account] = await city.deps.db
    .selectFrom('customer_accounts')
    .selectAll()
    .where('subscriber_id', '=', 'sub-camille')
    .execute()
  const text = JSON.stringify(body)
  expect(text).not.toContain(account?.password_hash)
  expect(text).not.toContain('argon2')
})

test.each(demoPeople.map(({ account, cityId }) => [account, cityId] as const))(
  'the file of %s in %s holds nobody else',
  async (account, cityId) => {
    const { status, body } = await take(account, cityId)
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    const others = demoPeople.filter(person => person.account !== account)
    expect(others.filter(({ email, lastName }) => text.includes(email) || text.includes(lastName))).toEqual(
      [],
    )
  },
)

test('it is nobody’s who is not signed in', async () => {
  expect((await city.ask('/api/subscriber/export')).status).toBe(401)
})
