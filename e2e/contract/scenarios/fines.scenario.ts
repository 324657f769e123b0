import assert from 'node:assert/strict'
import type { Scenario } from '../run.ts'

/** A fine opens with number and plate together, and with neither alone. */
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
    await client.call(name, 200, { path, json })
    await client.call(name, [200, 409], { path, json })
    const evil = { ...json, urlRedirection: 'https://evil.example/' }
    await client.call(name, 400, { path, json: evil })
    const { body } = await client.call('GET /api/fps/{fineId}/payments/summary', 200, { path, query })
    assert.equal(body.status, 'PENDING')
    const wrong = { path, query: { plate: 'ZZ999ZZ' } }
    await client.call('GET /api/fps/{fineId}/payments/summary', 404, wrong)
  })

  await report.check(group, 'is contested with a draft that only its holder finds again', async () => {
    const check = await client.call('GET /api/recourse/fps/{fineId}/check', 200, { path, query })
    if (!check.body.allowed) return
    const begun = await client.call('POST /api/recourse/fps/{fineId}/_init-creation', [200, 201], {
      path,
      query,
    })
    const { recourse, configuration } = begun.body
    assert.ok(
      configuration.reasons.some(({ id }: { id: string }) => id === 'other'),
      'the reason "other" exists',
    )
    assert.ok(recourse.id.length >= 22, 'the id of an appeal cannot be guessed')
    const json = { reasonId: 'other', statement: 'Written by the contract suite.' }
    await client.call('PUT /api/recourse/{appealId}', 200, { path: { appealId: recourse.id }, query, json })
    const again = await client.call('GET /api/recourse/fps/{fineId}', 200, { path, query })
    assert.equal(again.body.statement, json.statement)
    await client.call('GET /api/recourse/fps/{fineId}', 404, { path, query: { plate: 'ZZ999ZZ' } })
    const bare = { path: { appealId: recourse.id }, query: { plate: 'ZZ999ZZ' }, json }
    await client.call('PUT /api/recourse/{appealId}', 404, bare)
    await client.call('DELETE /api/recourse/{appealId}', [200, 204], {
      path: { appealId: recourse.id },
      query,
    })
  })

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
