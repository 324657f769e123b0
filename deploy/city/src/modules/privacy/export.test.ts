import { addSeconds, toIso } from '@parvis/shared-kernel/time'
import { exportWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoPeople } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
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

test.each([
  ['yanis', 'yanis-sub-fleet', ['Flotte professionnelle', 'P1Y', 'Centre', 'Gare']],
  ['yanis', 'yanis-tic-week', ['Intervention professionnelle', 'P1W', 'Les Coteaux']],
])('the file of %s says what %s is in the words of the city', async (as, id, words) => {
  const { body } = await take(as)
  const right = body.rights.find(({ right_id }: { right_id: string }) => right_id === id)
  const ids = [right.offer_id, right.definition_id, right.option_id, ...right.zone_ids].filter(Boolean)
  expect(ids.map(one => body.names[one])).toEqual(words)
})

test('questions and documents of a request have names, and nothing else of the city is told', async () => {
  const { body } = await take('yanis')
  expect(body.names).toMatchObject({ 'ev-registration': 'Certificats d’immatriculation' })
  expect(body.names).toMatchObject({ trade: 'Activité de l’entreprise' })
  expect(body.names).not.toHaveProperty('vm-resident')
})

test('a right tells what it renews, what it follows and of how many tickets it is', async () => {
  const renewed_right_id = 'camille-sub-renewable'
  const set = city.deps.db.updateTable('rights').set({ renewed_right_id })
  await set.where('right_id', '=', 'camille-sub-shared').execute()
  const rightOf = async (as: string, id: string) =>
    (await take(as)).body.rights.find(({ right_id }: { right_id: string }) => right_id === id)
  expect(await rightOf('camille', 'camille-sub-shared')).toMatchObject({ renewed_right_id })
  const ticket = { subscription_id: 'yanis-sub-fleet', ticket_count: 1 }
  expect(await rightOf('yanis', 'yanis-tic-week')).toMatchObject(ticket)
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

describe('the file gives nobody what is another’s:', () => {
  const recover = (email: string) => city.ask(`/api/auth/customer/recover?email=${email}`)

  test.each([
    ['the link of a mail to oneself that waits', 'ines', null],
    [
      'a mail that waits for somebody whose address one has called one’s own',
      'thomas',
      'ines.moreau@example.org',
    ],
  ])('%s', async (_what, as, email) => {
    if (email !== null) await city.setPerson(as, { email })
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('down'))
    await recover('ines.moreau@example.org')
    await city.deps.background.idle(25_000)
    const [mail] = await city.deps.db.selectFrom('waiting_mails').select('body').execute()
    expect(mail?.body).toContain('/recover/')
    const text = JSON.stringify((await take(as)).body)
    expect(text).not.toMatch(/\/recover\/|mot de passe/)
    city.deps.mailer.send = send
    await city.deps.db.deleteFrom('waiting_mails').execute()
  })

  test('a payment of one’s right by who shares it, and the address to which they had its link sent', async () => {
    const { db } = city.deps
    const created_at = toIso(city.clock.now())
    const paid = { resource_kind: 'subscription', resource_id: 'camille-sub-shared', created_at } as const
    const email = 'private@example.org'
    const theirs = { ...paid, status: 'PAYMENT_REGISTERED', authorization_number: 'A00077', email } as const
    await insertOperation(db, { ...theirs, operation_id: 'by-ines', payer: 'subscriber:sub-ines' })
    await insertOperation(db, { ...paid, status: 'REFUSED', operation_id: 'by-link', payer: 'link:somebody' })
    const link = { city_id: 'valmont', token_hash: 'f'.repeat(64), lang: 'fr', return_url: '', email }
    await db
      .insertInto('payment_links')
      .values({ ...link, ...paid, expires_at: toIso(addSeconds(city.clock.now(), 60)) })
      .execute()
    const told = async (as: string) => {
      const text = JSON.stringify((await take(as)).body)
      return [email, 'A00077', 'by-ines', 'by-link'].filter(word => text.includes(word))
    }
    expect(await told('camille')).toEqual(['by-link'])
    expect(await told('ines')).toEqual([email, 'A00077', 'by-ines'])
  })
})

test('it is nobody’s who is not signed in', async () => {
  expect((await city.ask('/api/subscriber/export')).status).toBe(401)
})
