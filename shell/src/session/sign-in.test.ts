import { fakeApi } from '@parvis/shared-kernel/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeSessionDependencies } from './fake-session-dependencies.ts'
import { signInWithPassword } from './sign-in.ts'

afterEach(() => sessionStorage.clear())

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 2_000_000_000 }))}.x`

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
  it('its owner finds what the tab remembers', async () => {
    const { result, sessionStore } = await signInOver('camille')
    expect(result).toEqual({ signedIn: true })
    expect(sessionStore.get().owner?.sub).toBe('camille')
    expect(sessionStorage.getItem('parvis.fines')).toBe('AB-123-CD')
  })

  it('somebody else finds nothing of it', async () => {
    const { sessionStore } = await signInOver('thomas')
    expect(sessionStore.get().owner?.sub).toBe('thomas')
    expect(sessionStorage.getItem('parvis.fines')).toBeNull()
    expect(sessionStorage.getItem('parvis.session')).toContain('thomas')
  })
})
