import {
  displayedStatus,
  type Right,
  type RightPlan,
  renewability,
  rightActions,
} from '@parvis/shared-kernel/orders'
import { definitionVisibility } from '@parvis/shared-kernel/tickets'
import { dayOf, endOfDay, instantFromMs, startOfDay } from '@parvis/shared-kernel/time'
import {
  definitionFromWire,
  definitionsWire,
  plansFromWire,
  plansWire,
  subscriberFromWire,
  subscriberWire,
  ticketFromWire,
  ticketsWire,
  timelineFromWire,
  timelineWire,
} from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoCities, demoFines, demoPeople } from '../cities/demo.ts'
import { testCity } from '../testing/city-of-file.ts'
import { openCities } from './seed.ts'

const city = testCity()

/** A person as the portal sees them, read through the contract. */
const look = async (as: string, cityId = 'valmont') => {
  const get = async (path: string) => (await city.ask(path, { as, city: cityId })).body
  const { subscriber, subscriptions } = subscriberFromWire(
    v.parse(subscriberWire, await get('/api/subscriber')),
  )
  const { plans } = plansFromWire(v.parse(plansWire, await get('/api/plans')))
  const definitions = v
    .parse(definitionsWire, await get('/api/parking-right-definition'))
    .map(definitionFromWire)
  const tickets = v.parse(ticketsWire, await get('/api/tickets')).map(ticketFromWire)
  const rights: Right[] = [...subscriptions, ...tickets]
  const planOf = (right: Right): RightPlan | null =>
    [...plans, ...definitions].find(plan => plan.id === right.planId) ?? null
  return { subscriber, rights, plans, definitions, planOf, now: instantFromMs(city.clock.now()) }
}

const shownOf = async (as: string, cityId?: string) => {
  const { rights, now } = await look(as, cityId)
  return Object.fromEntries(rights.map(right => [right.id, displayedStatus(right, now)]))
}

describe('the demo shows what it promises', () => {
  test('Camille has rights to pay, to come, active, expired and canceled', async () => {
    expect(await shownOf('camille')).toMatchObject({
      'camille-sub-shared': 'active',
      'camille-sub-to-come': 'to-come',
      'camille-sub-to-pay': 'to-pay',
      'camille-sub-expired': 'expired',
      'camille-tic-today': 'active',
      'camille-tic-to-come': 'to-come',
      'camille-tic-canceled': 'canceled',
    })
  })

  test('a ticket for a day covers that day, from its first moment to its last second', async () => {
    const { rights } = await look('camille')
    const toCome = rights.find(({ id }) => id === 'camille-tic-to-come')
    const [start, end] = [toCome?.startOfValidity ?? null, toCome?.endOfValidity ?? null]
    if (start === null || end === null) throw new Error('no period')
    const day = dayOf(start, 'Europe/Paris')
    expect([start, end]).toEqual([startOfDay(day, 'Europe/Paris'), endOfDay(day, 'Europe/Paris')])
  })

  test('Georges has evidence to send, something to complete, rejected, canceled and deleted rights', async () => {
    expect(await shownOf('georges')).toMatchObject({
      'georges-sub-evidence': 'await-evidence',
      'georges-sub-complete': 'to-complete',
      'georges-sub-rejected': 'rejected',
      'georges-sub-canceled': 'canceled',
      'georges-tic-expired': 'expired',
    })
  })

  test.each([
    ['camille', 'valmont', 'camille-sub-renewable', { renewable: true, planId: 'vm-resident' }],
    ['camille', 'valmont', 'camille-sub-shared', { renewable: false, reason: 'too-early' }],
    ['yanis', 'valmont', 'yanis-sub-quarter', { renewable: true, planId: 'vm-fleet' }],
    ['nadia', 'valmont', 'nadia-sub-nurse', { renewable: true, planId: 'vm-carer' }],
    ['nadia', 'valmont', 'nadia-sub-closed', { renewable: false, reason: 'plan-closed' }],
    ['elodie', 'port-sable', 'elodie-sub-renewable', { renewable: true, planId: 'ps-resident' }],
  ])('%s in %s may renew %s or learns why not', async (as, cityId, id, expected) => {
    const { rights, plans, planOf, now } = await look(as, cityId)
    const right = rights.find(candidate => candidate.id === id)!
    const plan = planOf(right)
    const next = plans.find(candidate => candidate.id === plan?.nextPlanId) ?? null
    expect(renewability(right, plan, next, now, rights)).toMatchObject(expected)
  })

  test('Camille sees the visitor tickets of residents, Yanis the interventions of fleets, Louise neither', async () => {
    const seen = async (as: string) => {
      const { definitions, subscriber, rights, now } = await look(as)
      return definitions
        .filter(one => definitionVisibility(one, subscriber, rights, now).allowed)
        .map(one => one.id)
    }
    expect(await seen('camille')).toEqual(['vm-visitor', 'vm-guest-free', 'vm-hourly'])
    expect(await seen('yanis')).toContain('vm-intervention')
    expect(await seen('louise')).toEqual(['vm-hourly'])
  })

  test('Inès may leave the right that Camille shares', async () => {
    const { rights, planOf, now } = await look('ines')
    const shared = rights.find(right => right.id === 'camille-sub-shared')!
    const withdraw = rightActions(shared, planOf(shared), now).find(({ action }) => action === 'withdraw')
    expect(withdraw).toMatchObject({ allowed: true })
  })

  test('the history of a ticket that was granted at once names no review', async () => {
    const { body } = await city.ask('/api/subscriber/timeline?limit=100', { as: 'camille' })
    const events = timelineFromWire(v.parse(timelineWire, body))
    const told = events.filter(({ resourceId }) => resourceId === 'camille-tic-free').map(({ kind }) => kind)
    expect(told).toEqual(['right-granted', 'right-requested'])
  })

  test('a change of plates was asked for well before it was rejected', async () => {
    const { body } = await city.ask('/api/subscriber/timeline?limit=100', { as: 'yanis' })
    const events = timelineFromWire(v.parse(timelineWire, body))
    const momentOf = (kind: string) => events.find(event => event.kind === kind)?.at ?? Number.NaN
    const hours = (momentOf('plate-change-rejected') - momentOf('plate-change-requested')) / 3_600_000
    expect(hours).toBeGreaterThan(1)
  })

  test('every right follows an offer or a definition that exists', async () => {
    for (const { account, cityId } of demoPeople) {
      const { rights, planOf } = await look(account, cityId)
      expect(rights.filter(right => planOf(right) === null)).toEqual([])
    }
  })

  test('there are at least ten fines, each with its own number', () => {
    expect(new Set(demoFines.map(fine => fine.number)).size).toBe(demoFines.length)
    expect(demoFines.length).toBeGreaterThanOrEqual(10)
  })
})

test('files that have not changed are not written again', async () => {
  const { db, secrets } = city.deps
  const tables = ['zones', 'offers', 'offer_options', 'definitions', 'definition_options', 'addresses']
  const written = () =>
    Promise.all(
      tables.map(async table => {
        const last = sql`select count(*), max(xmin::text::bigint) as transaction from ${sql.table(table)}`
        return [table, (await last.execute(db)).rows]
      }),
    )
  const before = await written()
  await openCities({ db, now: city.clock.now(), secrets, cities: demoCities })
  expect(await written()).toEqual(before)
})
