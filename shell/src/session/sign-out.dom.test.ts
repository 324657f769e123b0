import type { ApiClient } from '@parvis/shared-kernel/api'
import { fakeApi, fakeCityConfig } from '@parvis/shared-kernel/testing'
import { noContentWire } from '@parvis/shared-kernel/wire'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from './end-session.ts'
import { fakeSessionDependencies } from './fake-session-dependencies.ts'
import { signOut } from './sign-out.ts'

const config = fakeCityConfig()

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() })
  return () => vi.unstubAllGlobals()
})

function aSession(city: ApiClient, identityToken: string | null = null) {
  const tab = fakeSessionDependencies(city, identityToken)
  const home = vi.fn()
  return { ...tab, home, signOut: () => signOut(tab.dependencies, config, home) }
}

describe('staying signed out when the session has ended', () => {
  it('asks nothing of the city, and leaves nothing in the tab of whose it was', async () => {
    const city = fakeApi({})
    const { sessionStore, dependencies } = aSession(city)
    sessionStore.expire()
    sessionStorage.setItem('parvis.fines', 'AB-123-CD')
    await endSession(dependencies)
    expect(city.calls).toEqual([])
    expect(sessionStore.get()).toMatchObject({ state: { kind: 'disconnected' }, owner: null })
    expect(sessionStorage.length).toBe(0)
    expect(indexedDB.deleteDatabase).toHaveBeenCalledWith('parvis.drafts')
  })
})

describe('signing out', () => {
  it('gives the token back only when what was asked with it is answered', async () => {
    let giveTickets = () => {}
    const city = fakeApi({
      'GET /api/tickets': () =>
        new Promise<undefined>(resolve => {
          giveTickets = () => resolve(undefined)
        }),
      'POST /api/auth/logout': undefined,
    })
    const { dependencies, sessionStore, signOut: leave, home } = aSession(city)
    const tickets = dependencies.api.call({ path: '/api/tickets', answer: noContentWire })
    const done = leave()
    await new Promise(resolve => setTimeout(resolve, 30))
    expect(city.calls.map(({ name }) => name)).toEqual(['GET /api/tickets'])
    giveTickets()
    await Promise.all([tickets, done])
    expect(city.calls.map(({ name }) => name)).toEqual(['GET /api/tickets', 'POST /api/auth/logout'])
    expect(sessionStore.get()).toMatchObject({ state: { kind: 'disconnected' }, stored: null, owner: null })
    expect(sessionStorage.length).toBe(0)
    expect(indexedDB.deleteDatabase).toHaveBeenCalledWith('parvis.drafts')
    expect(home).toHaveBeenCalledOnce()
  })

  it('ends the session on this device when the city is out of reach', async () => {
    const city = fakeApi({
      'POST /api/auth/logout': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    const { sessionStore, signOut: leave, home } = aSession(city)
    await leave()
    expect(sessionStore.get().stored).toBeNull()
    expect(home).toHaveBeenCalledOnce()
  })

  it('ends the provider’s session too, when it came from there', async () => {
    const { signOut: out, left, home } = aSession(fakeApi({ 'POST /api/auth/logout': undefined }), 'id-token')
    await out()
    const url = new URL(left[0] ?? '')
    expect(url.href.startsWith(config.identityProvider.endSessionUrl)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id_token_hint: 'id-token',
      post_logout_redirect_uri: 'https://city.example/provider-logout-callback',
    })
    expect(home).not.toHaveBeenCalled()
  })

  it('leads home where the provider has no such page', async () => {
    const { dependencies, left } = fakeSessionDependencies(
      fakeApi({ 'POST /api/auth/logout': undefined }),
      'id-token',
    )
    const home = vi.fn()
    const identityProvider = { ...config.identityProvider, endSessionUrl: '' }
    await signOut(dependencies, { ...config, identityProvider }, home)
    expect(left).toEqual([])
    expect(home).toHaveBeenCalledOnce()
  })

  it('lets whoever comes next ask the city again', async () => {
    const city = fakeApi({ 'POST /api/auth/logout': undefined, 'GET /api/tickets': undefined })
    const { dependencies, signOut: leave } = aSession(city)
    await leave()
    await dependencies.api.call({ path: '/api/tickets', answer: noContentWire })
    expect(city.calls.map(({ name }) => name)).toEqual(['POST /api/auth/logout', 'GET /api/tickets'])
  })
})
