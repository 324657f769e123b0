import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { createCityApp } from './city-app.ts'

const city = testCity()
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe.each(['/api/payments/links/one', '/api/reminders/stop/one'])(
  'the page of a mailed link, %s',
  path => {
    test.each([
      ['is not known', null, 410, 'recopié en partie'],
      ['cannot be looked up', new Error('gone'), 500, 'Réessayez'],
      [
        'is asked for while the database is away',
        Object.assign(new Error(), { code: 'ECONNREFUSED' }),
        503,
        '',
      ],
    ])('that %s says so as a page', async (_what, failure, status, words) => {
      const check = async () => {
        await Promise.resolve()
        if (failure) throw failure
      }
      const app = createCityApp({ ...city.deps, limits: { ...city.deps.limits, check } })
      for (const method of ['GET', 'POST']) {
        const answer = await app.request(path, { method, headers: { 'x-parvis-city': 'valmont' } })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          status,
          expect.stringContaining('html'),
        ])
        expect(await answer.text()).toMatch(new RegExp(`role="alert">[^<]*${words}`))
      }
    })
  },
)

describe.each(['/api/payments/links', '/api/payments/links/', '/api/reminders/stop', '/api/reminders/stop/'])(
  'a mailed link of which only %s is left',
  path => {
    test.each([
      ['a browser is told so as a page', BROWSER, 410, 'html', 'recopié en partie'],
      [
        'a client that asks for data is told that there is no such call',
        'application/json',
        404,
        'json',
        'Not Found',
      ],
      ['a client that does not say what it asks for is told so, too', '*/*', 404, 'json', 'Not Found'],
    ])('%s', async (_what, accept, status, type, words) => {
      const answer = await createCityApp(city.deps).request(path, { headers: { accept } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining(type),
      ])
      expect(await answer.text()).toContain(words)
    })

    test('takes nothing that is sent to it', async () => {
      const sent = { method: 'POST', headers: { accept: BROWSER } }
      expect((await createCityApp(city.deps).request(path, sent)).status).toBe(404)
    })
  },
)
