import { fakeApi } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryArea } from '../session/memory-area.ts'
import { createSessionStore } from '../session/session-store.ts'
import { leaveTogether } from './leave-together.ts'

const PORTAL = 'https://parvis.valmont.example'

function aTab(sub: string | null, portal = PORTAL) {
  const api = fakeApi({ 'POST /api/auth/logout': undefined })
  const sessionStore = createSessionStore(memoryArea(), () => 0)
  if (sub) sessionStore.open({ token: `token of ${sub}`, identityToken: null, sub, exp: 2_000_000_000 })
  const signOut = leaveTogether({ api, portal, sessionStore })
  return { api, sessionStore, signOut, asked: () => api.calls.map(({ name }) => name) }
}

describe('signing out of a site that shows one’s account', () => {
  const channels: BroadcastChannel[] = []
  beforeEach(() => {
    const Channel = BroadcastChannel
    vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() })
    vi.stubGlobal('BroadcastChannel', function open(name: string) {
      const channel = new Channel(name)
      channels.push(channel)
      return channel
    })
  })
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close()
  })

  it('ends the session of its other tabs too, and each gives back its own token', async () => {
    const [here, there] = [aTab('camille'), aTab('camille')]
    await here.signOut()
    await vi.waitFor(() => expect(there.sessionStore.get()).toMatchObject({ stored: null, owner: null }))
    expect(here.sessionStore.get()).toMatchObject({ stored: null, owner: null })
    expect([here.asked(), there.asked()]).toEqual([['POST /api/auth/logout'], ['POST /api/auth/logout']])
  })

  it('leaves a trace in its tab, by which a page of before is not shown again', async () => {
    const before = sessionStorage.getItem('parvis.left')
    await aTab('camille').signOut()
    expect(sessionStorage.getItem('parvis.left')).not.toBe(before)
  })

  it('takes the screens of a session that has ended away in the other tabs too, and asks nothing there', async () => {
    const [here, there] = [aTab('camille'), aTab('camille')]
    there.sessionStore.expire()
    await here.signOut()
    await vi.waitFor(() => expect(there.sessionStore.get().owner).toBeNull())
    expect(there.asked()).toEqual([])
  })

  it.each([
    ['of another person', 'camille', aTab.bind(null, 'georges'), 'georges'],
    [
      'at another city’s portal',
      'camille',
      aTab.bind(null, 'camille', 'https://port-sable.example'),
      'camille',
    ],
    ['for a visitor’s tab', null, aTab.bind(null, 'camille'), 'camille'],
  ])('leaves a session alone: %s', async (_whose, person, open, owner) => {
    const [here, there, witness] = [aTab(person), open(), aTab(person)]
    await here.signOut()
    if (person) await vi.waitFor(() => expect(witness.sessionStore.get().owner).toBeNull())
    expect([there.sessionStore.get().owner?.sub, there.asked()]).toEqual([owner, []])
  })
})
