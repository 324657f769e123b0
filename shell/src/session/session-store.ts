import { subscriberId } from '@parvis/shared-kernel/ids'
import type { SessionState, TabStore, UserProfile } from '@parvis/shared-kernel/session'
import type { Instant } from '@parvis/shared-kernel/time'
import { createStore } from 'zustand/vanilla'
import { clearStored, isOpen, readStored, type StoredSession, writeStored } from './stored-session.ts'

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
  close(): void
  /**
   * The city did not accept this token. Ignored if another token has replaced it. A token past its end has expired,
   * even if a call noticed before the timer, as after a laptop's sleep. `hasScreens`: screens of the owner were shown
   * already and may hold typed text, so they are kept until the next sign-in.
   */
  refuse(token: string | null, hasScreens?: boolean): void
  /** The session ended while the page was open (second document §4): its screens are kept until the owner signs in. */
  expire(): void
}

/** What screens are told: those waiting for their owner to sign in again stay connected. */
export const stateOfScreens = ({ owner, state }: SessionSnapshot): SessionState =>
  owner ? { kind: 'connected', profile: owner.profile } : state

/**
 * The bearer of a call. While screens wait for their owner it is one that no city takes: a call without any would be a
 * visitor's, who is told that the owner's own case is somebody else's.
 */
export const bearerOf = ({ stored, owner }: SessionSnapshot): string | null =>
  stored?.token ?? (owner && 'ended')

const DISCONNECTED: SessionSnapshot = { state: { kind: 'disconnected' }, stored: null, owner: null }

/** The one owner of the token. A stored session whose end has passed is dropped and counts as expired. */
export function createSessionStore(
  area: TabStore,
  deviceNow: () => number,
  clock: () => number = () => 0,
): SessionStore {
  const store = createStore<SessionSnapshot>(() => initial(area, deviceNow()))
  const expire = () => {
    clearStored(area)
    // The owner stays, so that their screens wait.
    store.setState({ state: { kind: 'expired' }, stored: null })
  }
  return {
    get: store.getState,
    subscribe: listener => store.subscribe(listener),
    open(session) {
      const offset = clock()
      writeStored(area, offset ? { ...session, clock: offset } : session)
      store.setState(connected(session))
    },
    close() {
      clearStored(area)
      store.setState(DISCONNECTED)
    },
    refuse(token, hasScreens) {
      const { stored, owner } = store.getState()
      if (!stored || token !== stored.token) return
      if (stored.exp * 1000 <= deviceNow() + clock()) return expire()
      clearStored(area)
      store.setState({
        state: { kind: 'disconnected', wasRefused: true },
        stored: null,
        owner: hasScreens ? owner : null,
      })
    },
    expire,
  }
}

function initial(area: TabStore, deviceNow: number): SessionSnapshot {
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
