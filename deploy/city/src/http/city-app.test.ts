import * as wire from '@parvis/shared-kernel/wire'
import { type Access, CALLS } from '@parvis/shared-kernel/wire/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoPeople } from '../cities/demo.ts'
import { testCity } from '../testing/city-of-file.ts'
import { languageOf } from './language.ts'

const city = testCity()

const READS = {
  '/api/subscriber': wire.subscriberWire,
  '/api/subscriber/vehicles': wire.vehiclesWire,
  '/api/plans': wire.plansWire,
  '/api/parking-right-definition': wire.definitionsWire,
  '/api/tickets': wire.ticketsWire,
} satisfies Record<string, v.GenericSchema>

describe('every answer reads by the contract', () => {
  const people = demoPeople.flatMap(({ account, cityId }) =>
    Object.keys(READS).map(path => [account, cityId, path] as const),
  )
  test.each(people)('%s of %s asks %s', async (account, cityId, path) => {
    const { status, body } = await city.ask(path, { as: account, city: cityId })
    expect(status).toBe(200)
    expect(v.safeParse(READS[path as keyof typeof READS], body).issues).toBeUndefined()
  })

  test.each(['valmont', 'port-sable'])('the configuration of %s', async cityId => {
    const { body, headers } = await city.ask('/api/config', { city: cityId })
    expect(wire.configFromWire(v.parse(wire.configWire, body)).cityId).toBe(cityId)
    expect(headers.get('cache-control')).toContain('max-age')
    const reporting = await city.ask('/api/config/error-reporting', { city: cityId })
    expect(v.is(wire.errorReportingWire, reporting.body)).toBe(true)
  })

  test('the two cities speak the two vocabularies, and both are read alike', async () => {
    const first = await city.ask('/api/subscriber', { as: 'camille' })
    const second = await city.ask('/api/subscriber', { as: 'elodie', city: 'port-sable' })
    expect(first.body.subscriptions[0]).toHaveProperty('subscriptionPlanId')
    expect(second.body.subscriptions[0]).toHaveProperty('orderId')
    for (const { body } of [first, second]) {
      const { subscriptions } = wire.subscriberFromWire(v.parse(wire.subscriberWire, body))
      expect(subscriptions.every(({ status }) => status !== 'unknown')).toBe(true)
    }
  })

  test('every status of a right is somewhere in the demo', async () => {
    const rows = await city.deps.db.selectFrom('rights').select(['kind', 'status']).distinct().execute()
    const subscriptions = rows.filter(row => row.kind === 'subscription').map(row => row.status)
    expect(new Set(subscriptions).size).toBe(9)
  })
})

describe('who may do what', () => {
  const OPEN: readonly Access[] = ['public', 'fine', 'secret']
  const guarded = Object.entries(CALLS).filter(([, { access }]) => !OPEN.includes(access))
  test.each(guarded.map(([call]) => call))('%s wants a session', async call => {
    const [method = '', path = ''] = call.split(' ')
    const { status, body } = await city.ask(path.replace(/:\w+/g, 'camille-sub-shared'), { method })
    expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
  })

  const ofRights = guarded.filter(([, { access }]) => access === 'right' || access === 'owner')
  test.each(ofRights.map(([call]) => call))('%s of somebody else’s right is not found', async call => {
    const [method = '', path = ''] = call.split(' ')
    const asked = { method, as: 'georges', ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) }
    const foreign = await city.ask(path.replace(':id', 'camille-sub-shared'), asked)
    const missing = await city.ask(path.replace(':id', 'no-such-right'), asked)
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
  })

  test('a neighbour who shares a right sees it, and may not act as its owner', async () => {
    const { body } = await city.ask('/api/subscriber', { as: 'ines' })
    const shared = body.subscriptions.find((right: { id: string }) => right.id === 'camille-sub-shared')
    expect(shared).toMatchObject({ canWithdraw: true, currentlyShared: true })
    expect((await city.ask('/api/order/camille-sub-shared', { method: 'DELETE', as: 'ines' })).status).toBe(
      404,
    )
  })

  test('another person’s numbers and upload addresses are not found', async () => {
    const upload = await city.ask('/api/subscriber/upload-url/sub-camille?mediaType=image/png', {
      as: 'georges',
    })
    const plans = await city.ask('/api/plans?subscriberId=sub-camille', { as: 'georges' })
    expect([upload.status, plans.status]).toEqual([404, 404])
  })

  test('a city that does not exist is not found', async () => {
    expect((await city.ask('/api/config', { city: 'atlantis' })).status).toBe(404)
  })
})

describe('every answer', () => {
  test('of a failure says what happened in the citizen’s language and never how the server is made', async () => {
    const french = await city.ask('/api/subscriber')
    const english = await city.ask('/api/subscriber', { headers: { 'accept-language': 'en-GB,fr;q=0.5' } })
    expect(french.body.status).toBe(401)
    expect(french.body.message).not.toBe(english.body.message)
    expect(JSON.stringify(french.body)).not.toMatch(/\.ts|node_modules/)
  })

  test('of a person is kept by nobody and cannot become a page', async () => {
    const { headers } = await city.ask('/api/subscriber', { as: 'camille' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('refuses what is not JSON, what is too large, and what is no call at all', async () => {
    const plain = await city.ask('/api/auth/customer/token', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
    })
    const large = await city.ask('/api/auth/customer/token', { body: { login: 'x'.repeat(300_000) } })
    const none = await city.ask('/api/nothing')
    expect([plain.status, large.status, none.status]).toEqual([415, 413, 404])
  })

  test.each([
    [undefined, 'fr'],
    ['en', 'en'],
    ['de, en;q=0.4, fr;q=0.8', 'fr'],
    ['fr;q=0, en', 'en'],
    ['de', 'fr'],
  ])('of Accept-Language %s is in %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

describe('the machine’s own calls', () => {
  test('say alive, ready and which version', async () => {
    expect((await city.ask('/healthz')).status).toBe(200)
    expect((await city.ask('/readyz')).status).toBe(200)
    expect((await city.ask('/api/version')).body.version).toMatch(/^\d/)
  })

  test('the contract lists every call with its access', async () => {
    const { body } = await city.ask('/api/openapi.json')
    const operations = Object.values(body.paths as Record<string, object>).flatMap(path => Object.keys(path))
    expect(body.openapi).toBe('3.1.0')
    expect(operations).toHaveLength(Object.keys(CALLS).length)
    expect(body.paths['/api/fps/{fineId}'].get.security).toEqual([])
    expect(Object.keys(body.components.schemas).length).toBeGreaterThan(20)
  })
})
