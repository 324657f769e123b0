import assert from 'node:assert/strict'
import type { PersonScenario } from '../run.ts'

interface ReadRight {
  readonly id?: string
  readonly orderId?: string
  readonly status: string
  readonly shouldRequestMailForPayment?: boolean
}

const idOf = ({ id, orderId }: ReadRight): string => id ?? orderId ?? ''
const TO_PAY = ['AWAITING_PAYMENT', 'AWAIT_PAYMENT']
const SHARE = 'GET /api/order/share/order/{id}/generate'
const ACTIVE = ['ACCEPTED', 'FULFILLED']

/** The two payment dialects: a URL to open, or a form to post unchanged (D5). */
const assertEntry = ({ method, url, body }: { method: string; url: string; body?: string | null }): void => {
  assert.match(new URL(url).protocol, /^https?:$/)
  if (method === 'GET') return
  assert.equal(method, 'POST')
  const fields = new URLSearchParams(body ?? '')
  for (const name of ['vads_amount', 'vads_site_id', 'vads_trans_id', 'signature'])
    assert.ok(fields.get(name), `the form has ${name}`)
}

/** Existing rights: ownership, payment, documents. */
export const rightsScenario: PersonScenario = async ({ client, report, lent, token, otherToken }) => {
  const group = 'A right'
  const { body } = await client.call('GET /api/subscriber', 200, { token })
  const rights: readonly ReadRight[] = body.subscriptions

  await report.check(group, 'is found by nobody but those who hold it', async () => {
    for (const right of rights.slice(0, 5)) {
      const path = { id: idOf(right) }
      await client.call('DELETE /api/order/{id}', 404, { token: otherToken, path })
      await client.call('PUT /api/order/{id}/plates', 404, {
        token: otherToken,
        path,
        json: { plates: ['AA111AA'] },
      })
      // A profile may omit sharing.
      if (client.calls.some(({ name }) => name === SHARE))
        await client.call(SHARE, 404, { token: otherToken, path })
    }
  })

  const toPay = rights.find(({ status }) => TO_PAY.includes(status))
  if (toPay === undefined) report.skip(group, 'is paid', 'the lent person has no subscription to pay')
  else
    await report.check(
      group,
      'is paid by one live operation, and comes back to the portal only',
      async () => {
        const name = 'POST /api/subscriber/subscriptions/{id}/payments'
        const path = { id: idOf(toPay) }
        const json = { email: lent.person.email, urlRedirection: `${lent.portal}/souscriptions/${path.id}` }
        const started = await client.call(name, 200, { token, path, json })
        assertEntry(started.body)
        const operation = async () => {
          const summary = 'GET /api/subscriber/subscriptions/{id}/payments/summary'
          return (await client.call(summary, 200, { token, path })).body
        }
        const first = await operation()
        assert.equal(first.status, 'PENDING')
        await client.call(name, [200, 409], { token, path, json })
        assert.equal((await operation()).operationId, first.operationId)
        for (const urlRedirection of ['https://evil.example', 'javascript:alert(1)', '//evil.example']) {
          const answer = await client.send(name, { token, path, json: { ...json, urlRedirection } })
          assert.ok(answer.status === 400 || !answer.text.includes('evil.example'), urlRedirection)
        }
        await client.call('DELETE /api/order/{id}', 409, { token, path })
      },
    )

  const active = rights.find(({ status }) => ACTIVE.includes(status))
  if (active === undefined)
    return report.skip(group, 'is proven by a PDF', 'the lent person has no active subscription')
  await report.check(group, 'is proven by a PDF whose link opens once', async () => {
    const path = { id: idOf(active) }
    const json = { kind: 'subscription-proof', id: path.id }
    await client.call('POST /api/documents/tickets', 404, { token: otherToken, json })
    const ticket = await client.call('POST /api/documents/tickets', [200, 201], { token, json })
    const query = { token: ticket.body.token }
    const name = 'GET /api/subscriber/subscriptions/{id}/payments/proof'
    const pdf = await client.call(name, 200, { path, query })
    assert.ok(pdf.text.startsWith('%PDF-'))
    await client.call(name, [403, 404, 410], { path, query })
    await client.call(name, [400, 401, 403, 404, 410], { path, query: { token } })
  })
}
