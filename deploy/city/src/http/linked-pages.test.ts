import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { createCityApp } from './city-app.ts'

const city = testCity()

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
