import assert from 'node:assert/strict'
import type { Scenario } from '../run.ts'

/** A fine opens with number and plate together, never with one alone. */
export const finesScenario: Scenario = async ({ client, report, lent }) => {
  const group = 'A fine'
  const { fine } = lent
  if (fine === undefined) return report.skip(group, 'all of it', 'no fine was lent (--fine number:plate)')
  const path = { fineId: fine.number }
  const query = { plate: fine.plate }

  await report.check(group, 'opens with its number and plate, however the plate is spaced', async () => {
    const { body } = await client.call('GET /api/fps/{fineId}', 200, { path, query })
    const spaced = { plate: ` ${fine.plate.slice(0, 2).toLowerCase()} ${fine.plate.slice(2)} ` }
    assert.deepEqual((await client.call('GET /api/fps/{fineId}', 200, { path, query: spaced })).body, body)
    await client.call('GET /api/fps/{fineId}/payments', 200, { path, query })
  })

  await report.check(group, 'is not told apart: a wrong plate and an unknown number', async () => {
    const wrong = await client.call('GET /api/fps/{fineId}', 404, { path, query: { plate: 'ZZ999ZZ' } })
    const unknown = { fineId: fine.number.replace(/\d{3}$/, '998') }
    const none = await client.call('GET /api/fps/{fineId}', 404, { path: unknown, query })
    assert.deepEqual(wrong.body, none.body)
  })

  await report.check(group, 'is paid by one live operation, whose summary needs the plate', async () => {
    const name = 'POST /api/fps/{fineId}/payments'
    const json = {
      email: 'contract@example.org',
      plate: fine.plate,
      urlRedirection: `${lent.portal}/fps/${fine.number}/payments`,
    }
    const headers = { 'payer-key': 'contract-suite' }
    const summary = async () =>
      (await client.call('GET /api/fps/{fineId}/payments/summary', 200, { path, query })).body
    const { body: start } = await client.call(name, 200, { path, json, headers })
    assert.match(start.url, /^https?:\/\//, 'a payment begins at an address, or with a form that goes to one')
    const first = await summary()
    assert.equal(first.status, 'PENDING')
    await client.call(name, [200, 409], { path, json, headers })
    assert.equal(
      (await summary()).operationId,
      first.operationId,
      'a second press begins no second operation',
    )
    const named = { ...query, operationId: first.operationId }
    await client.call('GET /api/fps/{fineId}/payments/summary', 200, { path, query: named })
    const evil = { ...json, urlRedirection: 'https://evil.example/' }
    await client.call(name, 400, { path, json: evil })
    const wrong = { path, query: { plate: 'ZZ999ZZ' } }
    await client.call('GET /api/fps/{fineId}/payments/summary', 404, wrong)
  })

  await report.check(
    group,
    'says whether it can be contested here, by its number and plate alone',
    async () => {
      const name = 'GET /api/recourse/fps/{fineId}/check'
      const { body } = await client.call(name, 200, { path, query })
      assert.ok(body.allowed || body.reason, 'a city that takes no appeal says by a code why')
      await client.call(name, 404, { path, query: { plate: 'ZZ999ZZ' } })
    },
  )

  await report.check(group, 'is printed as a PDF for whoever names the plate', async () => {
    const { headers, text } = await client.call('GET /api/documents/fps/{fineId}/notice', 200, {
      path,
      query,
    })
    assert.match(headers.get('content-type') ?? '', /^application\/pdf/)
    assert.ok(text.startsWith('%PDF-'))
    const wrong = { path, query: { plate: 'ZZ999ZZ' } }
    await client.call('GET /api/documents/fps/{fineId}/notice', 404, wrong)
  })
}
