import assert from 'node:assert/strict'
import type { PersonScenario } from '../run.ts'
import { signIn } from '../sign-in.ts'

/** A session is opened, renewed and ended; recovery and registration give everybody the same response. */
export const sessionScenario: PersonScenario = async ({ client, report, lent }) => {
  const group = 'A session'
  await report.check(group, 'is renewed, and is dead everywhere after signing out', async () => {
    const token = await signIn(client, lent.person)
    const renewed = await client.call('POST /api/auth/renew', 200, { token })
    await client.call('GET /api/subscriber', 200, { token: renewed.body.token })
    await client.call('POST /api/auth/logout', 204, { token: renewed.body.token })
    for (const copy of [token, renewed.body.token]) {
      await client.call('GET /api/subscriber', 401, { token: copy })
    }
  })

  await report.check(group, 'does not open with a wrong password, and does not tell who exists', async () => {
    const name = 'POST /api/auth/customer/token'
    const wrong = { json: { login: lent.person.email, password: 'surely not this one' } }
    const nobody = { json: { login: 'nobody-at-all@example.org', password: 'surely not this one' } }
    const first = await client.call(name, 401, wrong)
    const second = await client.call(name, 401, nobody)
    assert.deepEqual(first.body, second.body)
    assert.equal(first.body.error, 'WrongLogin')
  })

  await report.check(
    group,
    'is recovered by a link that is sent alike to known and unknown addresses',
    async () => {
      const ask = (email: string) => client.send('GET /api/auth/customer/recover', { query: { email } })
      const known = await ask(lent.person.email)
      const unknown = await ask('nobody-at-all@example.org')
      assert.ok(known.status < 300)
      assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
      const { body } = await client.call('GET /api/auth/customer/checkRecover', 200, {
        query: { recoverId: 'not-a-link' },
      })
      assert.equal(body.valid, false)
    },
  )

  await report.check(group, 'does not begin by a link that is none', async () => {
    const name = 'GET /api/auth/verify-hash/{hash}'
    const { body } = await client.call(name, 200, { path: { hash: 'not-a-link' } })
    assert.equal(body.valid, false)
  })

  await report.check(group, 'begins with a password that is long and not a common one', async () => {
    const json = (password: string) => ({
      json: { email: 'contract@example.org', password, firstName: 'Conn', lastName: 'Tract' },
    })
    const name = 'POST /api/auth/customer/registration'
    for (const password of ['short', 'x'.repeat(129)]) await client.call(name, [400, 422], json(password))
    const common = await client.call(name, [400, 422], json('password1234'))
    assert.equal(common.body.error, 'WeakPassword')
  })
}
