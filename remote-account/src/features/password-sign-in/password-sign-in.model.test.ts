import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { describe, expect, it } from 'vitest'
import { blankFields, loginRefusal } from './password-sign-in.model.ts'

const refusedWith = (
  status: number,
  code: Extract<ApiFailure, { kind: 'api' }>['code'] = null,
): ApiFailure => ({
  kind: 'api',
  status,
  error: code ?? '',
  message: '',
  code,
})

describe('nothing is sent while an answer is missing', () => {
  it.each([
    ['both answers given', 'camille@example.org', 'secret', []],
    ['no address', '   ', 'secret', ['login']],
    ['no password', 'camille@example.org', '', ['password']],
    ['nothing', '', '', ['login', 'password']],
    ['a password of spaces, which is one', 'camille@example.org', '   ', []],
  ])('%s', (_, login, password, blank) => {
    expect(blankFields({ login, password })).toEqual(blank)
  })
})

describe('why one is not signed in', () => {
  it.each<[string, ApiFailure, string]>([
    ['a wrong password', refusedWith(401, 'WrongLogin'), 'wrong-login'],
    ['an unknown account', refusedWith(404, 'Not Found'), 'wrong-login'],
    ['a city that took this way of signing in away', refusedWith(403, 'Forbidden'), 'wrong-login'],
    ['an address that is not confirmed yet', refusedWith(403, 'EmailNotVerified'), 'not-verified'],
    ['too many attempts', refusedWith(429, 'Too Many Requests'), 'too-many'],
    ['a fault of the server', refusedWith(500), 'unavailable'],
    ['a server out of service', refusedWith(503), 'unavailable'],
    ['an answer nobody can read', { kind: 'unexpected-answer', call: 'POST', path: 'token' }, 'unavailable'],
    ['no network', { kind: 'network' }, 'network'],
  ])('%s', (_, failure, refusal) => {
    expect(loginRefusal(failure)).toBe(refusal)
  })
})
