import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { PersonScenario } from '../run.ts'

/** Profile, vehicles, drafts, timeline, export: a signed-in person's own data. */
export const personScenario: PersonScenario = async ({ client, report, token, otherToken }) => {
  const group = 'A person'
  await report.check(
    group,
    'changes one thing of the profile by JSON Patch and finds it changed',
    async () => {
      const before = await client.call('GET /api/subscriber', 200, { token })
      const lang = before.body.lang === 'en' ? 'fr' : 'en'
      const patch = (value: string) => [{ op: 'replace', path: '/lang', value }]
      const changed = await client.call('PATCH /api/subscriber', 200, { token, json: patch(lang) })
      assert.equal(changed.body.lang, lang)
      await client.call('PATCH /api/subscriber', 200, { token, json: patch(before.body.lang ?? 'fr') })
    },
  )

  await report.check(group, 'cannot patch what is not theirs to change', async () => {
    for (const path of ['/subscriberId', '/subscriptions', '/__proto__/admin', '', '/zoneId']) {
      const json = [{ op: 'replace', path, value: 'x' }]
      await client.call('PATCH /api/subscriber', [400, 422], { token, json })
    }
    const copies = Array.from({ length: 21 }, () => ({ op: 'replace', path: '/lang', value: 'fr' }))
    await client.call('PATCH /api/subscriber', [400, 422], { token, json: copies })
  })

  await report.check(group, 'adds a vehicle, says it again without doubling it, and removes it', async () => {
    const path = { vehicleId: randomUUID() }
    const json = { name: 'Contract', plate: `CT${Math.floor(Math.random() * 900 + 100)}CT` }
    await client.call('PUT /api/subscriber/vehicles/{vehicleId}', [200, 201], { token, path, json })
    await client.call('PUT /api/subscriber/vehicles/{vehicleId}', [200, 201], { token, path, json })
    const { body } = await client.call('GET /api/subscriber/vehicles', 200, { token })
    const same = body.filter((vehicle: { id: string }) => vehicle.id === path.vehicleId)
    assert.equal(same.length, 1)
    await client.call('PUT /api/subscriber/vehicles/{vehicleId}', 409, {
      token,
      path: { vehicleId: randomUUID() },
      json,
    })
    await client.call('DELETE /api/subscriber/vehicles/{vehicleId}', 404, { token: otherToken, path })
    await client.call('DELETE /api/subscriber/vehicles/{vehicleId}', [200, 204], { token, path })
  })

  await report.check(group, 'keeps a draft: the stale version is told, nobody else sees it', async () => {
    const path = { procedure: 'contract-suite' }
    const write = (value: string, headers: Record<string, string> = {}) => ({
      token,
      path,
      json: { body: { value } },
      headers,
    })
    const first = await client.call('PUT /api/subscriber/drafts/{procedure}', [200, 201], write('one'))
    const version = String(first.body.version)
    const second = write('two', { 'if-match': `"${version}"` })
    await client.call('PUT /api/subscriber/drafts/{procedure}', 200, second)
    await client.call('PUT /api/subscriber/drafts/{procedure}', [409, 412], second)
    const kept = await client.call('GET /api/subscriber/drafts/{procedure}', 200, { token, path })
    assert.equal(kept.body.body.value, 'two')
    await client.call('GET /api/subscriber/drafts/{procedure}', 204, { token: otherToken, path })
    await client.call('DELETE /api/subscriber/drafts/{procedure}', [200, 204], { token, path })
    await client.call('GET /api/subscriber/drafts/{procedure}', 204, { token, path })
  })

  await report.check(group, 'reads the timeline page by page, newest first, nothing twice', async () => {
    const seen: { id: string; at: string }[] = []
    let before: string | undefined
    for (let page = 0; page < 50; page += 1) {
      const query = { limit: '3', ...(before === undefined ? {} : { before }) }
      const { body } = await client.call('GET /api/subscriber/timeline', 200, { token, query })
      assert.ok(body.events.length <= 3)
      seen.push(...body.events)
      before = body.before ?? undefined
      if (before === undefined) break
    }
    assert.equal(new Set(seen.map(({ id }) => id)).size, seen.length)
    const moments = seen.map(({ at }) => Date.parse(at))
    assert.deepEqual(
      moments,
      [...moments].sort((a, b) => b - a),
    )
  })

  await report.check(group, 'finds an address by its text, and nothing by nonsense', async () => {
    const name = 'POST /api/v0/geocoding/research'
    const found = await client.call(name, 200, { json: { text: 'rue', limit: 5 } })
    assert.ok(found.body.length <= 5)
    assert.deepEqual((await client.call(name, 200, { json: { text: 'zzzzqqqq', limit: 5 } })).body, [])
    await client.call(name, 400, { json: { text: 'rue', limit: 1_000 } })
  })
}
