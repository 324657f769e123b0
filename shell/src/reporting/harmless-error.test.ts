import { ApiError } from '@parvis/shared-kernel/errors'
import { describe, expect, it } from 'vitest'
import { harmlessErrors } from './harmless-error.ts'

const PORTAL = 'https://portal.example'
const harmless = (error: unknown) => harmlessErrors(error, [PORTAL])

/** What citizens type, hold and read: none of it may ever stand in a report. */
const CANARIES = [
  'camille.martin@example.org',
  'CAMILLE.MARTIN@EXAMPLE.ORG',
  'camille%2Emartin%40example.org',
  'Camille',
  'Martin',
  'Lefèvre-Ñandú',
  'AB-123-CD',
  'AB123CD',
  'ab 123 cd',
  '1234 AB 75',
  'B-MW 1234',
  '21380990000016261280004001',
  '2138099000001626128000400117',
  '21380990000016 26 1 280 004 001',
  '06 12 34 56 78',
  '+33612345678',
  '12 bis rue des Tilleuls',
  '21000 Valmont',
  '73282932000074',
  '6201Z',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdWItY2FtaWxsZSJ9.c2lnbmF0dXJl',
  'Bearer abcdef0123456789',
  'valmont-camille-1',
  'sub-camille',
  'camille-sub-shared',
  '0190a5c2-7a0e-7cc3-8c1e-6d2f0a3b4c5d',
  'share-token-Zk9w2QpL8vT1',
  'recover-Jk3nD82LmQ',
  'code_authz=4f9c',
  'nonce-9bTz',
  'FR76 3000 6000 0112 3456 7890 189',
  '4970100000000055',
  'op-000123456789',
  'Je conteste car j’étais à l’hôpital',
  'carte-grise-martin.pdf',
  'data:application/pdf;base64,JVBERi0',
  '1985-04-12',
  '2A',
  '48.8566,2.3522',
  'https://portal.example/fps/21380990000016261280004001?plate=AB123CD',
] as const

const places: Record<string, (canary: string) => unknown> = {
  'the message': canary => new Error(`could not read ${canary}`),
  'a message of the engine': canary =>
    new TypeError(`Cannot read properties of undefined (reading '${canary}')`),
  'the name': canary => Object.assign(new Error('x'), { name: canary }),
  'the cause': canary => new Error('outer', { cause: new Error(canary) }),
  'a cause that is no error': canary => new Error('outer', { cause: { canary } }),
  'the stack': canary =>
    Object.assign(new Error('x'), {
      stack: `Error: ${canary}\n    at ${canary} (${PORTAL}/shell/1.0.0/main.js?${canary}:1:2)\n    at ${PORTAL}/souscriptions/${canary}:3:4`,
    }),
  'a text that is thrown': canary => canary,
  'an object that is thrown': canary => ({ canary }),
  'what the city answers': canary =>
    new ApiError({ kind: 'api', status: 404, error: canary, message: canary, code: null }),
  'a field that the city refuses': canary =>
    new ApiError({
      kind: 'api',
      status: 422,
      error: 'x',
      message: 'x',
      code: null,
      fields: [{ path: canary, message: canary }],
    }),
  'the call of an answer': canary =>
    new ApiError({
      kind: 'unexpected-answer',
      call: `GET /api/fps/${canary}?plate=${canary}`,
      path: 'plate',
    }),
  'the field of an answer': canary =>
    new ApiError({
      kind: 'unexpected-answer',
      call: 'GET /api/subscriber',
      path: `customFields.${canary}.x`,
    }),
  'an own property': canary => Object.assign(new Error('x'), { canary, details: [canary] }),
}

describe('forty canaries', () => {
  it('are forty', () => {
    expect(new Set(CANARIES).size).toBe(40)
  })

  it.each(Object.entries(places))('do not leave by %s', (_name, place) => {
    for (const canary of CANARIES) expect(JSON.stringify(harmless(place(canary)))).not.toContain(canary)
  })
})

describe('what is told of an error', () => {
  it.each([
    [
      new TypeError("Cannot read properties of undefined (reading 'x')"),
      'Cannot read properties of undefined',
    ],
    [new TypeError('a.b is not a function'), 'is not a function'],
    [new ReferenceError('x is not defined'), 'is not defined'],
    [
      new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Camille'),
      'React error 418',
    ],
    [new Error('whatever somebody wrote'), ''],
    [new ApiError({ kind: 'network' }), 'network'],
    [
      new ApiError({ kind: 'api', status: 409, error: 'e', message: 'm', code: 'OperationPending' }),
      'api 409 OperationPending',
    ],
    [
      new ApiError({
        kind: 'unexpected-answer',
        call: 'GET /api/fps/21380990000016261280004001/payments?plate=AB123CD',
        path: '0.amount',
      }),
      'unexpected answer to GET /api/fps/:/payments at 0.amount',
    ],
    ['a text', 'thrown: string'],
    [undefined, 'thrown: undefined'],
  ])('%s', (error, value) => {
    expect(harmless(error)[0]?.value).toBe(value)
  })

  it('is where in a published file of this release it failed, and nowhere else', () => {
    const stack = [
      'TypeError: x',
      `    at render (${PORTAL}/shell/0.1.0-45f3e88b4d/main.a1b2c3d4.js:1:2345)`,
      '    at https://fines.example/0.1.0/mount.js:7:8',
      `    at ${PORTAL}/souscriptions/camille:1:1`,
      '    at https://evil.example/1.0.0/x.js:1:1',
      `keep@${PORTAL}/shell/0.1.0/react.js:3:4`,
      '    at <anonymous>',
    ].join('\n')
    const frames = harmless(Object.assign(new Error('x'), { stack }))[0]?.frames
    expect(frames).toEqual([
      { filename: `${PORTAL}/shell/0.1.0-45f3e88b4d/main.a1b2c3d4.js`, lineno: 1, colno: 2345 },
      { filename: `${PORTAL}/shell/0.1.0/react.js`, lineno: 3, colno: 4 },
    ])
  })

  it('goes down to the third cause', () => {
    const deep = new Error('1', { cause: new TypeError('2', { cause: new RangeError('3', { cause: 4 }) }) })
    expect(harmless(deep).map(({ type }) => type)).toEqual(['Error', 'TypeError', 'RangeError'])
  })
})
