import assert from 'node:assert/strict'
import type { Scenario } from '../run.ts'

/** An appeal is begun with number and plate; afterwards only its holder can open it (D16). */
export const appealsScenario: Scenario = async ({ client, report, lent }) => {
  const group = 'An appeal'
  const { fine } = lent
  if (fine === undefined) return report.skip(group, 'all of it', 'no fine was lent (--fine number:plate)')
  const path = { fineId: fine.number }
  const query = { plate: fine.plate }

  await report.check(group, 'is contested with a draft that only its holder finds again', async () => {
    const check = await client.call('GET /api/recourse/fps/{fineId}/check', 200, { path, query })
    if (!check.body.allowed) return
    const begun = await client.call('POST /api/recourse/fps/{fineId}/_init-creation', [200, 201], {
      path,
      query,
    })
    const { recourse, configuration, caseKey } = begun.body
    const headers: Record<string, string> = caseKey ? { 'case-key': caseKey } : {}
    assert.ok(
      configuration.reasons.some(({ id }: { id: string }) => id === 'other'),
      'the reason "other" exists',
    )
    assert.ok(recourse.id.length >= 22, 'the id of an appeal cannot be guessed')
    const json = { reasonId: 'other', statement: 'Written by the contract suite.' }
    await client.call('PUT /api/recourse/{appealId}', 200, {
      path: { appealId: recourse.id },
      query,
      json,
      headers,
    })
    const again = await client.call('GET /api/recourse/fps/{fineId}', 200, { path, query, headers })
    assert.equal(again.body.statement, json.statement)
    await client.call('GET /api/recourse/fps/{fineId}', 404, { path, query: { plate: 'ZZ999ZZ' } })
    // A city with case access control neither shows a draft nor lets it be changed without the secret.
    if (caseKey) {
      await client.call('GET /api/recourse/fps/{fineId}', 404, { path, query })
      await client.call('PUT /api/recourse/{appealId}', 403, {
        path: { appealId: recourse.id },
        query,
        json,
      })
    }
    const bare = { path: { appealId: recourse.id }, query: { plate: 'ZZ999ZZ' }, json }
    await client.call('PUT /api/recourse/{appealId}', 404, bare)
    await client.call('DELETE /api/recourse/{appealId}', [200, 204], {
      path: { appealId: recourse.id },
      query,
      headers,
    })
  })
}
