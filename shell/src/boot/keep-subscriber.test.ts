import { cityRefusal, fakeApi, neverAnswered } from '@parvis/shared-kernel/testing'
import { expect, it } from 'vitest'
import { eventBus } from '../event-bus.ts'
import type { SubscriberState } from '../portal-state.ts'
import { memoryArea } from '../session/memory-area.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { keepSubscriber } from './keep-subscriber.ts'

const sessionOf = (sub: string, token: string) => ({ token, identityToken: null, sub, exp: 1_800_000_000 })

const ended =
  (end: (store: SessionStore) => void, sub = 'camille') =>
  (store: SessionStore): void => {
    store.open(sessionOf(sub, 'before'))
    end(store)
  }

it.each<[string, (store: SessionStore) => void, boolean]>([
  ['does not, when it is the first', () => {}, false],
  ['does not, when it replaces an open one', store => store.open(sessionOf('camille', 'before')), false],
  ['does, when the one before had expired', ended(store => store.expire()), true],
  [
    'does, when the city had refused the one before under its owner’s screens',
    ended(store => store.refuse('before', true)),
    true,
  ],
  ['does not, when its owner had signed out', ended(store => store.close()), false],
  ['does not, when the one before was of somebody else', ended(store => store.expire(), 'thomas'), false],
])('a session that opens makes the screens load again: %s', (_, before, isReloaded) => {
  const sessionStore = createSessionStore(memoryArea(), () => 0)
  const bus = eventBus(() => {})
  const store = { setState: (_state: { readonly subscriber: SubscriberState }) => {} }
  keepSubscriber({ api: fakeApi(), sessionStore, store, bus })
  before(sessionStore)
  const heard: string[] = []
  bus.listen(({ kind }) => void heard.push(kind))
  sessionStore.open(sessionOf('camille', 'now'))
  expect(heard).toEqual(isReloaded ? ['subscriber-changed'] : [])
})

/** A portal that nobody is signed in to, and each state of the subscriber that its screens were shown. */
function aPortal(answer: () => unknown) {
  const sessionStore = createSessionStore(memoryArea(), () => 0)
  const bus = eventBus(() => {})
  const states: string[] = []
  const api = fakeApi({ 'GET /api/subscriber': answer })
  const store = {
    setState: ({ subscriber }: { subscriber: SubscriberState }) => states.push(subscriber.kind),
  }
  keepSubscriber({ api, sessionStore, bus, store })
  return { api, sessionStore, bus, states }
}
const refused = () => cityRefusal(503, 'ServiceUnavailable')
const settled = () => new Promise(resolve => setTimeout(resolve))

it('a subscriber is loaded once for each session, and again when a part reports a change', async () => {
  const { api, sessionStore, bus, states } = aPortal(refused)
  bus.announce({ kind: 'subscriber-changed' })
  expect(api.calls).toEqual([])
  sessionStore.open(sessionOf('camille', 'now'))
  await settled()
  expect(states).toEqual(['loading', 'failed'])
  bus.announce({ kind: 'rights-changed' })
  bus.announce({ kind: 'subscriber-changed' })
  await settled()
  expect(api.calls).toHaveLength(2)
  expect(states).toEqual(['loading', 'failed', 'failed'])
  sessionStore.close()
  expect(states.at(-1)).toBe('none')
})

it.each<[string, (store: SessionStore) => void, string]>([
  ['somebody else has signed in', store => store.open(sessionOf('thomas', 'theirs')), 'loading'],
  ['its owner has signed out', store => store.close(), 'none'],
])('an answer that comes once %s is shown to nobody', async (_, leave, shown) => {
  const first = Promise.withResolvers<unknown>()
  let asked = 0
  const { sessionStore, states } = aPortal(() => {
    asked += 1
    return asked === 1 ? first.promise : neverAnswered()
  })
  sessionStore.open(sessionOf('camille', 'now'))
  leave(sessionStore)
  first.resolve(refused())
  await settled()
  expect(states).toEqual(['loading', shown])
})
