import { describe, expect, it } from 'vitest'
import { memoryArea } from './memory-area.ts'
import { sessionOfToken } from './session-of-token.ts'
import { clearStored, familyOf, readStored, writeStored } from './stored-session.ts'

const token = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.signature`
const session = { token: 't', identityToken: null, sub: 'camille', exp: 1_800_000_000 }

describe('the stored session', () => {
  it('comes back as it was kept', () => {
    const store = memoryArea()
    writeStored(store, session)
    expect(readStored(store)).toEqual(session)
  })

  it.each([
    ['nothing', {}],
    ['no JSON', { 'parvis.session': '{' }],
    ['no owner and no end', { 'parvis.session': '{"token":"t"}' }],
    ['no token', { 'parvis.session': '{"sub":"camille","exp":1800000000}' }],
    ['a text', { 'parvis.session': '"t"' }],
    ['null', { 'parvis.session': 'null' }],
  ])('is absent when storage holds %s', (_, content) => {
    expect(readStored(memoryArea(new Map(Object.entries(content))))).toBeNull()
  })

  it('leaves nothing behind when it is cleared', () => {
    const content = new Map<string, string>()
    const store = memoryArea(content)
    writeStored(store, session)
    clearStored(store)
    expect(content.size).toBe(0)
  })

  it('is read from the claims of a token, and keeps the provider’s token for the sign-out', () => {
    const jwt = token({ sub: 'camille', exp: 1_800_000_000, sid: 'x', city: 'valmont' })
    expect(sessionOfToken(jwt, 'identity')).toEqual({
      token: jwt,
      identityToken: 'identity',
      sub: 'camille',
      exp: 1_800_000_000,
    })
  })

  it('is read from claims in whatever alphabet', () => {
    const sub = 'þÿþÿþÿ?>?>~~'
    const bytes = new TextEncoder().encode(JSON.stringify({ sub, exp: 1 }))
    const claims = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    expect(claims).toMatch(/-.*-/)
    expect(claims).toMatch(/_.*_/)
    expect(sessionOfToken(`head.${claims}.signature`, null)?.sub).toBe(sub)
  })

  it.each([
    ['first token, by the end of its signature', { token: 'head.claims.0123456789abcdef' }, '456789abcdef'],
    [
      'renewed token, by that of the first',
      { token: 'head.claims.else', family: '456789abcdef' },
      '456789abcdef',
    ],
  ])('is known in every tab: its %s', (_, tokens, family) => {
    expect(familyOf({ ...session, ...tokens })).toBe(family)
  })

  it.each(['', 'a.b.c', token({ sub: 'camille' }), token({ exp: 1 })])(
    'is refused from the token %j',
    jwt => {
      expect(sessionOfToken(jwt, null)).toBeNull()
    },
  )
})
