import { locks } from 'node:worker_threads'
import { fakeApi, fakeCityConfig } from '@parvis/shared-kernel/testing'
import { noContentWire } from '@parvis/shared-kernel/wire'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callsUnderWay } from './calls-under-way.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { memoryArea } from './memory-area.ts'
import { otherTabs } from './other-tabs.ts'
import { createSessionStore } from './session-store.ts'
import { signOut } from './sign-out.ts'
import type { StoredSession } from './stored-session.ts'
import { ANSWER_MS, sessionElsewhere } from './tab-messages.ts'

const END = 2_000_000_000

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() })
  return () => vi.unstubAllGlobals()
})

const sessionOf = (sub: string, more: Partial<StoredSession> = {}): StoredSession => ({
  ...{ token: `token of ${sub}`, identityToken: null, sub, exp: END },
  ...more,
})

/** A tab of the same browser; without a session, a new tab with the shell running. */
function aTab(session: StoredSession | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  const area = memoryArea()
  const sessionStore = createSessionStore(area, () => 0)
  if (session) sessionStore.open(session)
  const city = fakeApi({ 'POST /api/auth/logout': undefined, ...answers })
  const told = vi.fn()
  const calls = callsUnderWay(city, () => {})
  const tabs = otherTabs(locks)
  const dependencies = {
    api: calls.api,
    calls,
    sessionStore,
    tabs,
    area,
    origin: 'https://city.example',
    crypto,
    leave: () => {},
  }
  onTestFinished(followOtherTabs(dependencies, told))
  return {
    sessionStore,
    city,
    told,
    dependencies,
    calls,
    leave: () => signOut(dependencies, fakeCityConfig(), () => {}),
  }
}

const callsOf = ({ city }: ReturnType<typeof aTab>) => city.calls.map(({ name }) => name)
const held = async () => (await locks.query()).held.length

describe('a new tab', () => {
  it('is handed the session of the tab that is open', async () => {
    aTab(sessionOf('camille'))
    await vi.waitFor(async () => expect(await held()).toBe(1))
    expect(await sessionElsewhere(locks, null)).toEqual(sessionOf('camille'))
  })

  it.each<[string, readonly (StoredSession | null)[], string | null]>([
    ['nobody is signed in elsewhere', [null], null],
    ['two people are', [sessionOf('camille'), sessionOf('thomas')], null],
    ['it held somebody else’s session itself', [sessionOf('camille')], 'thomas'],
  ])('waits for nothing and asks for credentials when %s', async (_, sessions, own) => {
    for (const session of sessions) aTab(session)
    const people = sessions.filter(session => session !== null).length
    await vi.waitFor(async () => expect(await held()).toBe(people))
    const asked = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    onTestFinished(() => asked.mockRestore())
    expect(await sessionElsewhere(locks, own)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('waits for nothing in a browser without locks', async () => {
    aTab(sessionOf('camille'))
    expect(await sessionElsewhere(undefined, null)).toBeNull()
  })

  it('is handed no session whose end has come', async () => {
    const { sessionStore } = aTab(sessionOf('camille', { exp: 1 }))
    expect(sessionStore.get().state.kind).toBe('connected')
    await vi.waitFor(async () => expect(await held()).toBe(1))
    expect(await sessionElsewhere(locks, null)).toBeNull()
  })

  it('waits for a while only where a tab does not answer', async () => {
    const release = Promise.withResolvers<void>()
    const done = locks.request('parvis.session/camille', { mode: 'shared' }, () => release.promise)
    await vi.waitFor(async () => expect(await held()).toBe(1))
    const start = performance.now()
    expect(await sessionElsewhere(locks, null)).toBeNull()
    expect(performance.now() - start).toBeLessThan(ANSWER_MS * 2)
    release.resolve()
    await done
  })

  it('is answered by a tab that is busy with a long screen', async () => {
    aTab(sessionOf('camille'))
    await vi.waitFor(async () => expect(await held()).toBe(1))
    const busy = BroadcastChannel.prototype.postMessage
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (
      this: BroadcastChannel,
      message,
    ) {
      setTimeout(() => busy.call(this, message), message.kind === 'answer' ? 400 : 0)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await sessionElsewhere(locks, null)).toEqual(sessionOf('camille'))
  })

  it('believes no answer to a question that it did not ask', async () => {
    const stranger = new BroadcastChannel('parvis.session')
    onTestFinished(() => stranger.close())
    stranger.onmessage = () =>
      stranger.postMessage({ kind: 'answer', nonce: 'another', session: sessionOf('camille') })
    const release = Promise.withResolvers<void>()
    const done = locks.request('parvis.session/camille', { mode: 'shared' }, () => release.promise)
    await vi.waitFor(async () => expect(await held()).toBe(1))
    expect(await sessionElsewhere(locks, null)).toBeNull()
    release.resolve()
    await done
  })

  it('is handed nothing once somebody has signed out, in whatever tab', async () => {
    const first = aTab(sessionOf('camille'))
    const second = aTab(sessionOf('camille'))
    await vi.waitFor(async () => expect(await held()).toBe(2))
    const leaving = second.leave()
    expect(await sessionElsewhere(locks, null)).toBeNull()
    await leaving
    expect(await held()).toBe(0)
    expect(await sessionElsewhere(locks, null)).toBeNull()
    expect(first.sessionStore.get().owner).toBeNull()
  })
})

describe('a session that is renewed in one tab', () => {
  const renewed = sessionOf('camille', {
    token: 'renewed',
    family: sessionOf('camille').token.slice(-12),
    exp: END + 9,
  })

  it.each<[string, StoredSession, boolean, string]>([
    ['the tab that shares it goes on with it', sessionOf('camille'), false, 'renewed'],
    [
      'a page whose session has ended is opened again',
      sessionOf('camille', { token: 'old' }),
      true,
      'renewed',
    ],
    [
      'a tab that signed in on its own keeps its own',
      sessionOf('camille', { token: 'own token' }),
      false,
      'own token',
    ],
    ['somebody else’s stays theirs', sessionOf('thomas'), false, 'token of thomas'],
  ])('%s', async (_, own, isExpired, expected) => {
    const { sessionStore } = aTab(own)
    if (isExpired) sessionStore.expire()
    const witness = aTab(sessionOf('camille'))
    const opener = aTab(renewed)
    opener.dependencies.tabs.say({
      kind: 'opened',
      sub: 'camille',
      family: renewed.family ?? '',
      exp: renewed.exp,
    })
    await vi.waitFor(() => expect(witness.sessionStore.get().stored?.token).toBe('renewed'))
    await vi.waitFor(() => expect(sessionStore.get().stored?.token).toBe(expected))
    expect(sessionStore.get().state.kind).toBe('connected')
  })
})

describe('a session that the city refuses in one tab', () => {
  it.each([
    ['goes on as the one that its owner has opened in another', 'opened since', 'opened since'],
    ['is not handed on by a tab that has not heard of it yet', 'refused', undefined],
  ])('%s', async (_, elsewhere, expected) => {
    const { sessionStore } = aTab(sessionOf('camille', { token: 'refused' }))
    aTab(sessionOf('camille', { token: elsewhere }))
    aTab(sessionOf('thomas'))
    await vi.waitFor(async () => expect(await held()).toBe(3))
    sessionStore.refuse('refused', true)
    await new Promise(resolve => setTimeout(resolve, ANSWER_MS + 100))
    expect(sessionStore.get().stored?.token).toBe(expected)
    expect(sessionStore.get().owner?.sub).toBe('camille')
  })

  it('is not asked for by tabs whose owner has left', async () => {
    const { sessionStore } = aTab(sessionOf('camille', { token: 'refused' }))
    aTab(sessionOf('camille', { token: 'opened since' }))
    await vi.waitFor(async () => expect(await held()).toBe(2))
    sessionStore.close()
    await new Promise(resolve => setTimeout(resolve, ANSWER_MS + 100))
    expect(sessionStore.get().stored).toBeNull()
  })
})

describe('signing out in one tab', () => {
  it('ends the same person’s session in the others, gives their tokens back and says so', async () => {
    const { sessionStore, told, ...tab } = aTab(sessionOf('camille', { token: 'a token of its own' }))
    sessionStorage.setItem('parvis.fines', 'AB-123-CD')
    await aTab(sessionOf('camille')).leave()
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(sessionStore.get().state.kind).toBe('disconnected')
    expect(tab.city.calls.map(({ name }) => name)).toEqual(['POST /api/auth/logout'])
    expect(sessionStorage.length, 'what the tab remembers goes too').toBe(0)
  })

  it('gives a token that two tabs share back once, after both have sent what they hold', async () => {
    let answer = () => {}
    const draft = new Promise<undefined>(resolve => {
      answer = () => resolve(undefined)
    })
    const first = aTab(sessionOf('camille'), { 'PUT /api/subscriber/drafts/x': () => draft })
    const second = aTab(sessionOf('camille'))
    await vi.waitFor(async () => expect(await held()).toBe(2))
    void first.calls.api.call({ method: 'PUT', path: '/api/subscriber/drafts/x', answer: noContentWire })
    const leaving = second.leave()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(callsOf(second), 'the token still carries what the other tab sends').toEqual([])
    answer()
    await leaving
    expect(callsOf(second)).toEqual(['POST /api/auth/logout'])
    expect(callsOf(first)).toEqual(['PUT /api/subscriber/drafts/x'])
    expect(first.told).toHaveBeenCalledOnce()
    expect(second.told).not.toHaveBeenCalled()
  })

  it('leaves somebody else’s session open', async () => {
    const { sessionStore, told } = aTab(sessionOf('thomas'))
    const witness = aTab(sessionOf('camille', { token: 'another' }))
    await aTab(sessionOf('camille')).leave()
    await vi.waitFor(() => expect(witness.told).toHaveBeenCalled())
    expect(told).not.toHaveBeenCalled()
    expect(sessionStore.get().state.kind).toBe('connected')
  })
})
