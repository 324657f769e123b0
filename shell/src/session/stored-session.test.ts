import { describe, expect, it } from 'vitest'
import { sessionOfToken } from './session-of-token.ts'
import { clearStored, readStored, type SessionStorageArea, writeStored } from './stored-session.ts'

function area(
  content: Record<string, string> = {},
): SessionStorageArea & { content: Record<string, string> } {
  return {
    content,
    getItem: key => content[key] ?? null,
    setItem: (key, value) => void Object.assign(content, { [key]: value }),
    removeItem: key => void Reflect.deleteProperty(content, key),
  }
}

const token = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.signature`
const session = { token: 't', identityToken: null, sub: 'camille', exp: 1_800_000_000 }

describe('the stored session', () => {
  it('comes back as it was kept', () => {
    const store = area()
    writeStored(store, session)
    expect(readStored(store)).toEqual(session)
  })

  it.each([
    ['nothing', {}],
    ['no JSON', { 'parvis.session': '{' }],
    ['another shape', { 'parvis.session': '{"token":"t"}' }],
    ['null', { 'parvis.session': 'null' }],
  ])('is absent when storage holds %s', (_, content) => {
    expect(readStored(area(content))).toBeNull()
  })

  it('leaves nothing behind when it is cleared', () => {
    const store = area()
    writeStored(store, session)
    clearStored(store)
    expect(store.content).toEqual({})
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

  it.each(['', 'a.b.c', token({ sub: 'camille' }), token({ exp: 1 })])(
    'is refused from the token %j',
    jwt => {
      expect(sessionOfToken(jwt, null)).toBeNull()
    },
  )
})
