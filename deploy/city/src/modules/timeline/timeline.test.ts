import { toIso } from '@parvis/shared-kernel/time'
import { timelineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoPeople } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { type EventKind, recordEvent } from './event.repo.ts'

const LAST_OF_REFUND = {
  DOCUMENT_REQUESTED: 'refund-document-requested',
  UNDER_REVIEW: 'refund-document-sent',
  ACCEPTED: 'refund-accepted',
  REJECTED: 'refund-rejected',
  PAID: 'refund-paid',
}

const city = testCity()

const page = (as: string, query = '', cityId?: string) =>
  city.ask(`/api/subscriber/timeline${query}`, { as, ...(cityId === undefined ? {} : { city: cityId }) })

interface FailureToDescribe {
  id: string
  at: string
  kind: string
  resourceType: string
  resourceId: string | null
  label: string | null
  fineId: string | null
}

interface Asked {
  cityId?: string
  about?: string
}

const everything = async (
  as: string,
  limit: number,
  { cityId, about }: Asked = {},
): Promise<FailureToDescribe[]> => {
  const events: FailureToDescribe[] = []
  const first = `?limit=${limit}${about === undefined ? '' : `&about=${encodeURIComponent(about)}`}`
  let query = first
  for (;;) {
    const { status, body } = await page(as, query, cityId)
    expect([status, v.safeParse(timelineWire, body).issues]).toEqual([200, undefined])
    events.push(...body.events)
    if (body.before === null) return events
    query = `${first}&before=${encodeURIComponent(body.before)}`
  }
}

const happened = (subscriberId: string, kind: EventKind, resourceId: string) =>
  recordEvent(city.deps.db, {
    cityId: 'valmont',
    subscriberId,
    at: city.clock.now(),
    kind,
    resourceType: 'subscription',
    resourceId,
  })

describe('the timeline of a citizen', () => {
  test.each([1, 7, 100])('tells everything once, newest first, in pages of %i', async limit => {
    const events = await everything('camille', limit)
    const moments = events.map(event => Date.parse(event.at))
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
    expect(events.at(-1)?.kind).toBe('account-created')
    expect(events.map(({ id }) => id)).toEqual((await everything('camille', 100)).map(({ id }) => id))
  })

  test('names the plan of a right, the number of a fine, and the fine that a refund pays back', async () => {
    const events = await everything('camille', 100)
    const labelOf = (id: string) => events.find(({ resourceId }) => resourceId === id)?.label
    expect(labelOf('camille-sub-shared')).toBe('Abonnement résident')
    expect(labelOf('camille-tic-today')).toBe('Visiteur, une journée')
    expect(labelOf('21380990000016261320004001')).toBe('21380990000016 26 1 320 004 001')
    const refund = events.find(({ resourceType }) => resourceType === 'refund')
    expect([refund?.label, refund?.fineId]).toEqual([
      '21380990000016 26 1 290 004 005',
      '21380990000016261290004005',
    ])
  })

  test.each([['subscription,ticket'], ['fine,appeal'], ['account']])(
    'tells about %s alone, page by page, when that is asked',
    async about => {
      const kinds = about.split(',')
      const wanted = (await everything('camille', 100)).filter(event => kinds.includes(event.resourceType))
      const asked = await everything('camille', 3, { about })
      expect(wanted.length).toBeGreaterThan(0)
      expect(asked.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    },
  )

  test('goes on in the same place while new things happen', async () => {
    const first = await page('georges', '?limit=2')
    await happened('sub-georges', 'agent-commented', 'georges-sub-evidence')
    const next = await page('georges', `?limit=2&before=${encodeURIComponent(first.body.before)}`)
    const all = await everything('georges', 100)
    const shown = [...first.body.events, ...next.body.events].map(({ id }: FailureToDescribe) => id)
    expect(all.slice(1, 5).map(({ id }) => id)).toEqual(shown)
  })

  test.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?limit=1.5',
    '?before=',
    '?before=1-2.abc',
    '?about=',
    '?about=gossip',
    '?about=fine,',
  ])('refuses %s with the path of its fault', async query => {
    const { status, body } = await page('camille', query)
    expect([status, body.error]).toEqual([400, 'ValidationFailed'])
    expect(body.fields[0].path).toBe(query.slice(1).split('=')[0])
  })

  test('takes nobody else’s place in the list, nor one that was changed', async () => {
    const { body } = await page('camille', '?limit=1')
    const foreign = await page('georges', `?before=${encodeURIComponent(body.before)}`)
    expect([foreign.status, foreign.body.error]).toEqual([400, 'ValidationFailed'])
    const moved = body.before.replace(/^\d/, (digit: string) => String((Number(digit) + 1) % 10))
    expect((await page('camille', `?before=${encodeURIComponent(moved)}`)).status).toBe(400)
  })
})

describe('a right that another person shares', () => {
  test('tells a sharer what happens while they are in, and nothing later', async () => {
    const seen = async () =>
      (await everything('ines', 100)).filter(({ resourceId }) => resourceId === 'camille-sub-shared')
    const before = await seen()
    // She joined sixty days ago: request and grant belong to the owner's timeline.
    expect(before.map(({ kind }) => kind)).toEqual(['plates-changed', 'right-joined'])
    await happened('sub-camille', 'plates-changed', 'camille-sub-shared')
    await happened('sub-camille', 'right-withdrawn', 'camille-sub-shared')
    expect((await seen()).map(({ kind }) => kind)).toEqual([
      'plates-changed',
      'plates-changed',
      'right-joined',
    ])
    city.clock.moveBy(1_000)
    const left = await city.ask('/api/order/share/order/camille-sub-shared', { method: 'DELETE', as: 'ines' })
    expect(left.status).toBeLessThan(300)
    city.clock.moveBy(1_000)
    await happened('sub-camille', 'plates-changed', 'camille-sub-shared')
    expect((await seen()).map(({ kind }) => kind)).toEqual([
      'right-withdrawn',
      'plates-changed',
      'plates-changed',
      'right-joined',
    ])
  })
})

describe('the demo', () => {
  test('tells how every right came to its status, and nothing that is yet to come', async () => {
    const rights = await city.deps.db.selectFrom('rights').selectAll().execute()
    const events = await city.deps.db.selectFrom('events').selectAll().execute()
    for (const right of rights) {
      const kinds = events.filter(({ resource_id }) => resource_id === right.right_id).map(({ kind }) => kind)
      expect([right.right_id, kinds]).toEqual([
        right.right_id,
        expect.arrayContaining([`right-${right.status}`]),
      ])
    }
    expect(new Set(rights.map(({ status }) => status)).size).toBe(9)
    expect(Math.max(...events.map(({ happened_at }) => happened_at))).toBeLessThanOrEqual(city.clock.now())
  })

  test('tells every fine from its issue, on the timeline of whoever drives the car', async () => {
    const fines = await city.deps.db.selectFrom('fines').select('fine_id').execute()
    const issued = await city.deps.db
      .selectFrom('events')
      .selectAll()
      .where('kind', '=', 'fine-issued')
      .execute()
    expect(issued.map(({ resource_id }) => resource_id).sort()).toEqual(
      fines.map(({ fine_id }) => fine_id).sort(),
    )
    expect(issued.filter(({ subscriber_id }) => subscriber_id === 'sub-camille').length).toBeGreaterThan(3)
  })

  test('tells every appeal and refund as far as it has come', async () => {
    const { db } = city.deps
    const events = await db.selectFrom('events').select(['kind', 'resource_id']).execute()
    const kindsOf = (id: string) =>
      events.filter(({ resource_id }) => resource_id === id).map(({ kind }) => kind)
    const appeals = await db.selectFrom('appeals').select(['appeal_id', 'state']).execute()
    const refunds = await db.selectFrom('refunds').select(['refund_id', 'status']).execute()
    expect([appeals.length > 0, refunds.length > 0]).toEqual([true, true])
    for (const { appeal_id, state } of appeals)
      expect(kindsOf(appeal_id)).toContain(state === 'draft' ? 'appeal-begun' : `appeal-${state}`)
    for (const { refund_id, status } of refunds)
      expect([status, kindsOf(refund_id)]).toEqual([status, expect.arrayContaining([LAST_OF_REFUND[status]])])
  })

  test.each(demoPeople.map(({ account, cityId }) => [account, cityId] as const))(
    '%s in %s has a history of dates that the city could have written',
    async (account, cityId) => {
      const events = await everything(account, 100, { cityId })
      expect(events.length).toBeGreaterThan(0)
      expect(events.every(event => event.at <= toIso(city.clock.now()))).toBe(true)
    },
  )
})
