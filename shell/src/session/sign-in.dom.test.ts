import { fakeApi } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSessionDependencies } from './fake-session-dependencies.ts'
import { signInWithPassword, staySignedIn } from './sign-in.ts'

beforeEach(() => vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 2_000_000_000 }))}.signed again`

/** Camille's session has ended under a screen, and somebody signs in there. */
async function signInOver(sub: string) {
  const { dependencies, sessionStore } = fakeSessionDependencies(
    fakeApi({ 'POST /api/auth/customer/token': { token: tokenOf(sub) } }),
  )
  sessionStore.expire()
  sessionStorage.setItem('parvis.fines', 'AB-123-CD')
  const result = await signInWithPassword(dependencies, `${sub}@example.org`, 'a good long password')
  return { result, sessionStore }
}

describe('over a screen whose session has ended', () => {
  it('its owner finds what the tab and the device remember', async () => {
    const { result, sessionStore } = await signInOver('camille')
    expect(result).toEqual({ signedIn: true })
    expect(sessionStore.get().owner?.sub).toBe('camille')
    expect(sessionStorage.getItem('parvis.fines')).toBe('AB-123-CD')
    expect(indexedDB.deleteDatabase).not.toHaveBeenCalled()
  })

  it('somebody else finds nothing of it', async () => {
    const { sessionStore } = await signInOver('thomas')
    expect(sessionStore.get().owner?.sub).toBe('thomas')
    expect(sessionStorage.getItem('parvis.fines')).toBeNull()
    expect(indexedDB.deleteDatabase).toHaveBeenCalledExactlyOnceWith('parvis.drafts')
    expect(sessionStorage.getItem('parvis.session')).toContain('thomas')
  })
})

describe('signing in with a password', () => {
  it('overlooks spaces around the name, and clears nothing where nobody was before', async () => {
    const city = fakeApi({ 'POST /api/auth/customer/token': { token: tokenOf('camille') } })
    const { dependencies, sessionStore } = fakeSessionDependencies(city)
    sessionStore.close()
    sessionStorage.setItem('parvis.fines', 'AB-123-CD')
    expect(await signInWithPassword(dependencies, ' camille@example.org ', ' secret ')).toEqual({
      signedIn: true,
    })
    expect(city.calls[0]?.json).toEqual({ login: 'camille@example.org', password: ' secret ' })
    expect(sessionStorage.getItem('parvis.fines')).toBe('AB-123-CD')
  })

  it('fails with a token that says nothing', async () => {
    const city = fakeApi({ 'POST /api/auth/customer/token': { token: 'x.y.z' } })
    const { dependencies, sessionStore } = fakeSessionDependencies(city)
    const result = await signInWithPassword(dependencies, 'camille', 'secret')
    expect(result).toMatchObject({ signedIn: false, failure: { kind: 'unexpected-answer' } })
    expect(sessionStore.get().stored?.token).toBe('secret')
  })
})

it('staying signed in renews the same session, and other tabs hear of it', async () => {
  const city = fakeApi({ 'POST /api/auth/renew': { token: tokenOf('camille') } })
  const { dependencies, sessionStore } = fakeSessionDependencies(city, 'identity')
  const say = vi.fn()
  await staySignedIn({ ...dependencies, tabs: { ...dependencies.tabs, say } })
  expect(sessionStore.get().stored).toMatchObject({ identityToken: 'identity', family: 'secret' })
  const opened = { kind: 'opened', sub: 'camille', family: 'secret', exp: 2_000_000_000 }
  expect(say).toHaveBeenCalledExactlyOnceWith(opened)
})
