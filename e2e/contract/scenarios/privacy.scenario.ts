import assert from 'node:assert/strict'
import type { PersonScenario } from '../run.ts'

/** Export of personal data, and the obstacles to erasure. */
export const privacyScenario: PersonScenario = async ({ client, report, lent, token }) => {
  const group = 'A person’s data'
  await report.check(group, 'is given whole to themselves, without any secret', async () => {
    const { text, headers } = await client.call('GET /api/subscriber/export', 200, { token })
    assert.match(headers.get('cache-control') ?? '', /no-store/)
    assert.ok(text.includes(lent.person.email), 'the export holds their address')
    assert.ok(!text.includes(lent.person.password), 'the export holds no password')
    assert.doesNotMatch(text, /argon2|scrypt|\$2[aby]\$|password_?hash|sessionHash/i)
    assert.ok(!text.includes(lent.other.email), 'the export holds nobody else')
  })

  await report.check(
    group,
    'is not erased while a right is in force, and the person is told why',
    async () => {
      const { body: me } = await client.call('GET /api/subscriber', 200, { token })
      const isHeld = me.subscriptions.some(({ status }: { status: string }) =>
        ['ACCEPTED', 'FULFILLED'].includes(status),
      )
      if (!isHeld) return
      const { body } = await client.call('DELETE /api/subscriber', 409, { token })
      assert.ok(body.message.length > 20, 'the message says what stands in the way')
      await client.call('GET /api/subscriber', 200, { token })
    },
  )

  await report.check(group, 'is not erased by a link that is none', async () => {
    await client.call('POST /api/subscriber/erasure', [400, 404, 410], { json: { token: 'not-a-link' } })
  })
}
