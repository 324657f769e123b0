import { expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { issueToken, peekToken } from '../../tokens/one-time-token.ts'
import { type CaseName, caseOfKey, issueCaseKey, newBatch } from './case-key.repo.ts'

const city = testCity()

const KIND = { cityId: 'valmont', kind: 'refund' } as const

test.each([
  ['that goes on', 1_000],
  ['that stands still', 0],
])(
  'new links of one asking stay good for everybody, and end those before them, by a clock %s',
  async (clock, step) => {
    const name = { ...KIND, caseId: `case by a clock ${clock}` }
    const start = city.clock.now()
    const opens = (key: string) => caseOfKey(city.deps.db, KIND, key, start)
    const first = await issueCaseKey(city.deps.db, name, start)
    const keysOf = async (turn: number) => {
      const batch = newBatch()
      const moment = (start + turn * step) as typeof start
      const one = await issueCaseKey(city.deps.db, name, moment, batch)
      return [one, await issueCaseKey(city.deps.db, name, moment, batch)] as const
    }
    const older = await keysOf(1)
    const newer = await keysOf(2)
    // Unopened secrets end nothing, since the requester is unknown.
    expect(await opens(first)).toBe(name.caseId)
    for (const key of [...newer, ...newer]) expect(await opens(key)).toBe(name.caseId)
    for (const key of [first, ...older]) expect(await opens(key)).toBeNull()
  },
)

test('a new link that is opened ends nothing but older links of its own case', async () => {
  const now = city.clock.now()
  const own = { ...KIND, caseId: 'case with a new link' }
  const others: readonly CaseName[] = [
    { ...KIND, caseId: 'another case' },
    { ...own, kind: 'appeal' },
    { ...own, cityId: 'port-sable' },
  ]
  const kept = await Promise.all(others.map(name => issueCaseKey(city.deps.db, name, now)))
  const subject = { subscriberId: 'sub-camille' }
  const order = { cityId: 'valmont', purpose: 'recover-password', subject, lifeSeconds: 60, now } as const
  const recovery = await issueToken(city.deps.db, order)
  const [old, renewed] = [
    await issueCaseKey(city.deps.db, own, now),
    await issueCaseKey(city.deps.db, own, now, newBatch()),
  ]
  expect(await caseOfKey(city.deps.db, own, renewed, now)).toBe(own.caseId)
  expect(await caseOfKey(city.deps.db, own, old, now)).toBeNull()
  for (const [index, name] of others.entries())
    expect(await caseOfKey(city.deps.db, name, kept[index] ?? '', now)).toBe(name.caseId)
  const asked = { cityId: order.cityId, purpose: order.purpose, token: recovery, now }
  expect(await peekToken(city.deps.db, asked)).toEqual(subject)
})
