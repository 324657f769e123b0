import { randomUUID } from 'node:crypto'
import type { PersonRun, PersonScenario } from '../run.ts'

const GENERATE = 'GET /api/order/share/order/{id}/generate'
const LEAVE = 'DELETE /api/order/share/order/{id}'
const JOIN = 'PUT /api/order/share'

/** The first right that the city lets its holder share, with a token of it. */
const firstShareable = async ({ client, token }: PersonRun) => {
  const { body: me } = await client.call('GET /api/subscriber', 200, { token })
  const { body: tickets } = await client.call('GET /api/tickets', 200, { token })
  for (const right of [...me.subscriptions, ...tickets]) {
    const path = { id: right.id ?? right.orderId }
    const { status, body } = await client.call(GENERATE, [200, 404, 409], { token, path })
    if (status === 200) return { path, shareToken: body.token as string }
  }
  return null
}

/** A share code works once, and the guest can leave. */
export const sharingScenario: PersonScenario = async run => {
  const { client, report, token, otherToken } = run
  const group = 'A shared right'
  const found = await firstShareable(run)
  if (found === null) return report.skip(group, 'all of it', 'no right of the lent person can be shared')
  const { path } = found
  const fresh = async (): Promise<string> => (await client.call(GENERATE, 200, { token, path })).body.token

  await report.check(group, 'is shown to who holds its code, and by the last code only', async () => {
    const last = await fresh()
    const query = (shareToken: string) => ({ token: otherToken, query: { shareToken } })
    await client.call('GET /api/order/share', 200, query(last))
    await client.call('GET /api/order/share', 404, query(found.shareToken))
    await client.call('GET /api/order/share', 404, query('no-such-code'))
  })

  await report.check(group, 'is sent by mail, with its code in the body or in the query', async () => {
    const target = () => `contract-${randomUUID()}@example.org`
    const asked = async () => ({ shareToken: await fresh(), target: target() })
    await client.call('POST /api/order/share/email', 204, { token, json: await asked() })
    await client.call('PUT /api/order/share/email', 204, { token, query: await asked() })
    const json = { ...(await asked()), target: 'no address' }
    await client.call('POST /api/order/share/email', [400, 409], { token, json })
    const stranger = { token: otherToken, json: await asked() }
    await client.call('POST /api/order/share/email', [403, 404, 409], stranger)
  })

  await report.check(group, 'is joined once by its code, and left by who joined it', async () => {
    const json = { shareToken: await fresh() }
    const { status } = await client.call(JOIN, [200, 409], { token: otherToken, json })
    if (status === 409) return
    await client.call(JOIN, [404, 409], { token: otherToken, json })
    await client.call(LEAVE, [404, 409], { token, path })
    await client.call(LEAVE, 204, { token: otherToken, path })
    await client.call(LEAVE, [404, 409], { token: otherToken, path })
  })
}
