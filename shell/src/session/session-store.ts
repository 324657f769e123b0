import { subscriberId } from '@parvis/shared-kernel/ids'
import type { SessionState, UserProfile } from '@parvis/shared-kernel/session'
import type { Instant } from '@parvis/shared-kernel/time'
import { createStore } from 'zustand/vanilla'
import {
  clearStored,
  isOpen,
  readStored,
  type SessionStorageArea,
  type StoredSession,
  writeStored,
} from './stored-session.ts'

export interface SessionSnapshot {
  readonly state: SessionState
  readonly stored: StoredSession | null
  /**
   * Owner of the screens shown: of the open session, or of the one that just ended. Typed text stays until the owner
   * has signed in again or left (D12).
   */
  readonly owner: SessionOwner | null
}

export interface SessionOwner {
  readonly sub: string
  /** Opened through the identity provider, so it is reopened there. */
  readonly isOfProvider: boolean
  readonly profile: UserProfile
}

export interface SessionStore {
  get(): SessionSnapshot
  subscribe(listener: () => void): () => void
  open(session: StoredSession): void
  /** Closes the session. `wasRefused`: the city no longer accepts the token. */
  close(wasRefused?: true): void
  /** The end has come while the page was open (second document §4): its screens wait for their owner. */
  expire(): void
}

const DISCONNECTED: SessionSnapshot = { state: { kind: 'disconnected' }, stored: null, owner: null }

/** The one owner of the token. A stored session whose end has passed is dropped and counts as expired. */
export function createSessionStore(
  area: SessionStorageArea,
  deviceNow: () => number,
  clock: () => number = () => 0,
): SessionStore {
  const store = createStore<SessionSnapshot>(() => initial(area, deviceNow()))
  return {
    get: store.getState,
    subscribe: listener => store.subscribe(listener),
    open(session) {
      const offset = clock()
      writeStored(area, offset ? { ...session, clock: offset } : session)
      store.setState(connected(session))
    },
    close(wasRefused) {
      clearStored(area)
      store.setState(
        wasRefused ? { ...DISCONNECTED, state: { kind: 'disconnected', wasRefused } } : DISCONNECTED,
      )
    },
    expire() {
      clearStored(area)
      // The owner stays, so that their screens wait.
      store.setState({ state: { kind: 'expired' }, stored: null })
    },
  }
}

function initial(area: SessionStorageArea, deviceNow: number): SessionSnapshot {
  const stored = readStored(area)
  if (!stored) return DISCONNECTED
  if (isOpen(stored, deviceNow)) return connected(stored)
  clearStored(area)
  return { state: { kind: 'expired' }, stored: null, owner: null }
}

function connected(stored: StoredSession): SessionSnapshot {
  const profile = { subscriberId: subscriberId(stored.sub), exp: (stored.exp * 1000) as Instant }
  return {
    state: { kind: 'connected', profile },
    stored,
    owner: { sub: stored.sub, isOfProvider: stored.identityToken !== null, profile },
  }
}
