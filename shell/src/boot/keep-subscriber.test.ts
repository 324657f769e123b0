import { fakeApi } from '@parvis/shared-kernel/testing'
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
