import { locks } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StoredSession } from '../session/stored-session.ts'
import { takeSession } from './take-session.ts'

const NOW = Date.now()
const sessionOf = (sub: string, token = sub): StoredSession => ({
  ...{ token, identityToken: null, sub, exp: NOW / 1000 + 60 },
})
const OWN = {
  thomas: sessionOf('thomas', 'thomas, its own'),
  camille: sessionOf('camille', 'camille, its own'),
}

/** Camille is signed in in another tab. */
async function anotherTab() {
  const channel = new BroadcastChannel('parvis.session')
  channel.onmessage = ({ data }) =>
    channel.postMessage({ kind: 'answer', nonce: data.nonce, session: sessionOf('camille') })
  const open = Promise.withResolvers<void>()
  void locks.request('parvis.session/camille', { mode: 'shared' }, () => open.promise)
  await vi.waitFor(async () => expect((await locks.query()).held).toHaveLength(1))
  onTestFinished(() => {
    channel.close()
    open.resolve()
  })
}

async function opened(pathname: string, own: StoredSession | null) {
  const kept = new Map(own && [['parvis.session', JSON.stringify(own)]])
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  await takeSession({ location: { pathname }, navigator: { locks }, sessionStorage } as never, NOW)
  const text = kept.get('parvis.session')
  return text === undefined ? null : (JSON.parse(text) as StoredSession).token
}

it.each<[string, string, StoredSession | null, string | null]>([
  ['a new tab takes the session of the tab beside it', '/souscriptions/1', null, 'camille'],
  ['a page for everybody too', '/fps', null, 'camille'],
  ['a tab that has a session of its own keeps it', '/souscriptions', OWN.thomas, 'thomas, its own'],
  ['beside one of the same person too', '/souscriptions', OWN.camille, 'camille, its own'],
  ['its owner’s ended session gives way', '/souscriptions', { ...OWN.camille, exp: 1 }, 'camille'],
  ['somebody else’s ended session does not', '/souscriptions', { ...OWN.thomas, exp: 1 }, 'thomas, its own'],
  ['who comes back from the identity provider takes none', '/auth', null, null],
  ['who has signed out there takes none', '/provider-logout-callback', null, null],
])('%s', async (_, path, own, expected) => {
  await anotherTab()
  expect(await opened(path, own)).toBe(expected)
})

it('a browser that refuses storage is no failure', async () => {
  const tab = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  await expect(takeSession(tab as Window, NOW)).resolves.toBeUndefined()
})
