import { ApiError } from '@parvis/shared-kernel/errors'
import { describe, expect, it } from 'vitest'
import { CANARIES, PORTAL, places } from './canaries.ts'
import { harmlessErrors } from './harmless-error.ts'

const harmless = (error: unknown) => harmlessErrors(error, [PORTAL])

describe('forty-two canaries', () => {
  it('are forty-two', () => {
    expect(new Set(CANARIES).size).toBe(42)
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
      { filename: `${PORTAL}/shell/0.1.0/react.js`, lineno: 3, colno: 4 },
      { filename: `${PORTAL}/shell/0.1.0-45f3e88b4d/main.a1b2c3d4.js`, lineno: 1, colno: 2345 },
    ])
  })

  it('goes down to the third cause', () => {
    const deep = new Error('1', { cause: new TypeError('2', { cause: new RangeError('3', { cause: 4 }) }) })
    expect(harmless(deep).map(({ type }) => type)).toEqual(['Error', 'TypeError', 'RangeError'])
  })
})
