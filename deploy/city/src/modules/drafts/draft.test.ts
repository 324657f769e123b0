import { draftWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { between } from '../../testing/races.ts'
import { lockDrafts, writeDraft } from './draft.repo.ts'

const city = testCity()

const PATH = '/api/subscriber/drafts/'
const read = (name: string, as = 'louise') => city.ask(PATH + name, { as })
const keep = (name: string, body: unknown, { match, as = 'louise' }: { match?: string; as?: string } = {}) =>
  city.ask(PATH + name, {
    method: 'PUT',
    as,
    body: { body },
    headers: match === undefined ? {} : { 'if-match': match },
  })
const drop = (name: string, headers: Record<string, string> = {}) =>
  city.ask(PATH + name, { method: 'DELETE', as: 'louise', headers })

describe('what a citizen has typed', () => {
  test('is kept with its version, found again and dropped', async () => {
    expect((await read('subscription:vm-resident')).status).toBe(204)
    const kept = await keep('subscription:vm-resident', { step: 2, plates: ['AB-123-CD'], text: 'l’été 🚲' })
    expect([kept.status, kept.headers.get('etag')]).toEqual([200, '"1"'])
    expect(v.parse(draftWire, kept.body).version).toBe(1)
    const again = await read('subscription:vm-resident')
    expect(again.body).toEqual(kept.body)
    expect(again.body.body).toEqual({ step: 2, plates: ['AB-123-CD'], text: 'l’été 🚲' })
    expect((await drop('subscription:vm-resident')).status).toBe(204)
    expect((await drop('subscription:vm-resident')).status).toBe(204)
    expect((await read('subscription:vm-resident')).status).toBe(204)
  })

  test('is written over by the last who says nothing of a version', async () => {
    await keep('last', { by: 'first' })
    expect((await keep('last', { by: 'second' })).body).toMatchObject({ version: 2, body: { by: 'second' } })
  })

  test('is not written over nor dropped by who has read an older version', async () => {
    await keep('tabs', { by: 'both' })
    expect((await keep('tabs', { by: 'one' }, { match: '"1"' })).body.version).toBe(2)
    const late = await keep('tabs', { by: 'other' }, { match: '"1"' })
    expect([late.status, late.body.error]).toEqual([412, 'DraftConflict'])
    expect((await drop('tabs', { 'if-match': '"1"' })).body.error).toBe('DraftConflict')
    expect((await read('tabs')).body.body).toEqual({ by: 'one' })
    expect((await keep('never-there', {}, { match: '"1"' })).body.error).toBe('DraftConflict')
  })

  test('begun in two tabs at once is kept of one, and the other is told', async () => {
    const answers = await Promise.all([1, 2].map(n => keep('begun', { n }, { match: '"0"' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await read('begun')).body.version).toBe(1)
  })

  test('of two tabs that have read the same version, one writes', async () => {
    await keep('race', { n: 0 })
    const answers = await Promise.all([1, 2, 3, 4].map(n => keep('race', { n }, { match: '"1"' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
  })

  test('is not dropped by who has read an older version, though another tab writes at that moment', async () => {
    await keep('late', { n: 1 })
    const key = { cityId: 'valmont', subscriberId: 'sub-louise', procedure: 'late' }
    const writing = [
      (db: Database) => lockDrafts(db, key),
      (db: Database) => writeDraft(db, key, { body: { n: 2 }, version: 2, now: city.clock.now() }),
    ] as const
    const dropped = await between(city.deps.db, writing, () => drop('late', { 'if-match': '"1"' }))
    expect(dropped.body?.error).toBe('DraftConflict')
    expect((await read('late')).body.body).toEqual({ n: 2 })
  })

  test('is nobody else’s, in this city or another', async () => {
    await keep('mine', { secret: true })
    expect((await read('mine', 'camille')).status).toBe(204)
    const foreign = await city.ask(`${PATH}mine`, { as: 'elodie', city: 'port-sable' })
    expect(foreign.status).toBe(204)
  })
})

describe('a draft is refused', () => {
  test.each([
    ['65 536 bytes', 65_536, 200],
    ['65 537 bytes', 65_537, 413],
  ])('or kept at the edge: %s', async (_name, bytes, status) => {
    const text = 'x'.repeat(bytes - JSON.stringify({ text: '' }).length)
    expect((await keep('large', { text })).status).toBe(status)
  })

  test.each([
    ['a name with a space', 'a%20b', {}, undefined, 'procedure'],
    ['a name that climbs', '..%2Fx', {}, undefined, 'procedure'],
    ['a name of 121 characters', 'x'.repeat(121), {}, undefined, 'procedure'],
    ['a body that is a text', 'text', 'typed', undefined, 'body'],
    ['a version that is none', 'match', {}, 'abc', 'If-Match'],
  ])('with the path of its fault: %s', async (_name, procedure, body, match, path) => {
    const answer = await keep(procedure, body, match === undefined ? {} : { match })
    expect([answer.status, answer.body.error]).toEqual([400, 'ValidationFailed'])
    expect(answer.body.fields.map((field: { path: string }) => field.path)).toContain(path)
  })

  test('when it holds what no database keeps, without a failure of the server', async () => {
    expect((await keep('zero', { text: 'a\u0000b' })).status).toBe(400)
    expect((await keep('half', { text: '\ud83d' })).status).toBe(400)
  })

  test('when it is the twenty-first', async () => {
    const names = Array.from({ length: 22 }, (_, n) => `p-${n}`)
    const answers = await Promise.all(names.map(name => keep(name, {}, { as: 'yanis' })))
    const kept = answers.filter(({ status }) => status === 200)
    expect(kept).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await keep(kept[0]?.body.procedure, { more: 1 }, { as: 'yanis' })).body.version).toBe(2)
  })
})

describe('what was begun is listed', () => {
  const listed = async (as: string) => (await city.ask('/api/subscriber/drafts', { as })).body

  test('the last changed first, without what was typed, until the day it is dropped', async () => {
    expect(await listed('thomas')).toEqual([])
    const first = await keep('ticket-day', { plates: ['AB123CD'] }, { as: 'thomas' })
    await keep('subscription-vm-resident', { plates: [] }, { as: 'thomas' })
    const again = await keep('ticket-day', { plates: [] }, { as: 'thomas' })
    const list: { procedure: string; updatedAt: string; keptUntil: string }[] = await listed('thomas')
    expect(list.map(({ procedure }) => procedure)).toContain('subscription-vm-resident')
    const ticket = list.find(({ procedure }) => procedure === 'ticket-day')
    expect(ticket).toEqual({
      procedure: 'ticket-day',
      version: 2,
      updatedAt: again.body.updatedAt,
      keptUntil: new Date(Date.parse(again.body.updatedAt) + 30 * 86_400_000).toISOString(),
    })
    expect(first.body.version).toBe(1)
    expect(list.map(one => Date.parse(one.updatedAt))).toEqual(
      list.map(one => Date.parse(one.updatedAt)).toSorted((one, other) => other - one),
    )
    expect(JSON.stringify(list)).not.toContain('plates')
  })

  test('to its owner alone, and to nobody signed out', async () => {
    expect(JSON.stringify(await listed('ines'))).not.toContain('ticket-day')
    expect((await city.ask('/api/subscriber/drafts')).status).toBe(401)
  })
})
