import { subscriberId } from '@parvis/shared-kernel/ids'
import type { SessionState } from '@parvis/shared-kernel/session'
import type { Instant } from '@parvis/shared-kernel/time'
import { createStore } from 'zustand/vanilla'
import {
  clearStored,
  readStored,
  type SessionStorageArea,
  type StoredSession,
  writeStored,
} from './stored-session.ts'

export interface SessionStore {
  readonly state: SessionState
  readonly stored: StoredSession | null
}

export interface SessionKeeper {
  get(): SessionStore
  subscribe(listener: () => void): () => void
  open(session: StoredSession): void
  /** The token is worth nothing any more, or was given back. */
  close(): void
  /** The end has come while the page was open (second document §4). */
  expire(): void
}

/** The one owner of the token. A stored session whose end has passed is dropped and counts as expired. */
export function sessionKeeper(area: SessionStorageArea, now: () => number): SessionKeeper {
  const store = createStore<SessionStore>(() => initial(area, now()))
  return {
    get: store.getState,
    subscribe: listener => store.subscribe(listener),
    open(session) {
      writeStored(area, session)
      store.setState(connected(session))
    },
    close() {
      clearStored(area)
      store.setState({ state: { kind: 'disconnected' }, stored: null })
    },
    expire() {
      clearStored(area)
      store.setState({ state: { kind: 'expired' }, stored: null })
    },
  }
}

function initial(area: SessionStorageArea, now: number): SessionStore {
  const stored = readStored(area)
  if (!stored) return { state: { kind: 'disconnected' }, stored: null }
  if (stored.exp * 1000 > now) return connected(stored)
  clearStored(area)
  return { state: { kind: 'expired' }, stored: null }
}

function connected(stored: StoredSession): SessionStore {
  const profile = { subscriberId: subscriberId(stored.sub), exp: (stored.exp * 1000) as Instant }
  return { state: { kind: 'connected', profile }, stored }
}
