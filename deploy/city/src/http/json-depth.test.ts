import { KEYED_CALLS } from '@parvis/shared-kernel/wire/contract'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { DEEPEST_JSON, isTooDeep } from './json-depth.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a text is too deep', () => {
  test.each([
    [nested(DEEPEST_JSON), false],
    [nested(DEEPEST_JSON + 1), true],
    ['['.repeat(20_000), true],
    ['{"a":'.repeat(20_000), true],
    [`["${'['.repeat(99)}"]`, false],
    [`["\\"${'['.repeat(99)}"]`, false],
    [`["\\\\",${nested(DEEPEST_JSON)}]`, true],
    [`[${'[],'.repeat(500)}[]]`, false],
    ['', false],
    ['"', false],
    [']]]]', false],
  ])('%.20s…', (text, isDeep) => {
    expect(isTooDeep(text)).toBe(isDeep)
  })
})

describe('a body that is nested twenty thousand levels deep is refused like any other fault', () => {
  const city = testCity()

  const CALLS = [
    ...KEYED_CALLS.map(call => call.replace(':id', 'camille-sub-to-pay')),
    'PUT /api/subscriber/drafts/ticket',
    'PATCH /api/subscriber',
    'POST /api/auth/customer/token',
  ]
  test.each(CALLS.flatMap(call => ['application/json', 'text/plain'].map(type => [call, type] as const)))(
    '%s as %s',
    async (call, type) => {
      const [method = '', path = ''] = call.split(' ')
      const answer = await fetch(city.urls.api + path, {
        method,
        headers: {
          authorization: `Bearer ${await city.tokenOf('camille')}`,
          'content-type': type,
          'idempotency-key': crypto.randomUUID(),
        },
        body: `{"a":${nested(20_000)}}`,
      })
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        400,
        'ValidationFailed',
      ])
    },
  )
})
