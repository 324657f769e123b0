import { AUTHORIZATION_ERROR_CODES } from '@parvis/shared-kernel/errors'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { freshNonce, providerOf, STATE } from '../testing/provider.ts'
import { FAULTY_ANSWER_NAMES } from './faulty-answers.ts'

const city = testCity()
const provider = providerOf(city)

const comeBackWith = async (name: string) => {
  const { answer } = await provider.answerAtProvider(freshNonce(), 'faulty-answer', { answer: name })
  return Object.fromEntries(answer)
}

describe('whoever demonstrates the portal can come back from the provider', () => {
  test.each(['access_denied', 'invalid_request', 'invalid_scope', 'server_error', 'temporarily_unavailable'])(
    'with the error %s',
    async error => {
      const answer = await comeBackWith(error)
      expect(answer).toMatchObject({ error, state: STATE, iss: city.urls.identityProvider })
      expect(answer).not.toHaveProperty('code')
    },
  )

  test('with an error that the catalogue does not name', async () => {
    const { error } = await comeBackWith('default')
    expect(AUTHORIZATION_ERROR_CODES).not.toContain(error)
  })

  test('without the state, or with somebody else’s', async () => {
    expect(await comeBackWith('missing_state')).not.toHaveProperty('state')
    expect((await comeBackWith('state_mismatch')).state).not.toBe(STATE)
  })

  test('without the issuer, or with another one', async () => {
    expect(await comeBackWith('missing_issuer')).not.toHaveProperty('iss')
    expect((await comeBackWith('invalid_issuer')).iss).not.toBe(city.urls.identityProvider)
  })

  test('with a code that opens nothing, should a portal try it', async () => {
    const { code } = await comeBackWith('state_mismatch')
    expect(await provider.login({ code, nonce: freshNonce() })).toMatchObject({ status: 401 })
  })

  test('in every way that the catalogue names, save the one that is the browser’s own', () => {
    expect([...FAULTY_ANSWER_NAMES, 'missing_code_verifier'].sort()).toEqual(
      [...AUTHORIZATION_ERROR_CODES].sort(),
    )
  })
})
