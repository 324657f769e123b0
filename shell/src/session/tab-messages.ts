import { isOpen, isStored, type StoredSession } from './stored-session.ts'

/**
 * Session messages between tabs of one browser. Channels are bound to the origin and an origin has one city, so no
 * session reaches another city's portal.
 */
export type TabMessage =
  /** Wants a session that ends after `after`, in seconds since 1970; 0 from a tab that has none. */
  | { readonly kind: 'ask'; readonly nonce: string; readonly after: number }
  | { readonly kind: 'answer'; readonly nonce: string; readonly session: StoredSession }
  /** A session was opened or renewed: its other tabs may ask for it. */
  | { readonly kind: 'opened'; readonly sub: string; readonly family: string; readonly exp: number }
  /** Its owner signs out, in all tabs. */
  | { readonly kind: 'leaving'; readonly sub: string; readonly family: string }

export const tabChannel = () => new BroadcastChannel('parvis.session')

const PREFIX = 'parvis.session/'

/** Name of the shared lock held by every tab that can pass this person's session on. */
export const lockOf = (sub: string) => PREFIX + sub

/**
 * How long to wait for an answer, in milliseconds. Another tab holds the lock, so an answer comes: at once, unless that
 * tab draws a long screen on a slow device.
 */
export const ANSWER_MS = 1_000

type Locks = Pick<LockManager, 'query'>

/**
 * The session of another tab, passed in memory only. Null at once if no other tab is signed in, if two different people
 * are, or without locks (a page without TLS).
 */
export async function sessionElsewhere(
  locks: Locks | undefined,
  sub: string | null,
): Promise<StoredSession | null> {
  const { held = [] } = (await locks?.query()) ?? {}
  const names = new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? name : [])))
  const [name] = names
  if (!name || names.size > 1 || (sub !== null && name !== lockOf(sub))) return null
  return askOtherTabs(name.slice(PREFIX.length), 0)
}

/** The first valid answer to this request's nonce, other than with a token that the city has refused here. */
export function askOtherTabs(
  sub: string,
  after: number,
  refused?: ReadonlySet<string>,
): Promise<StoredSession | null> {
  const channel = tabChannel()
  const nonce = crypto.randomUUID()
  return new Promise<StoredSession | null>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<Partial<Extract<TabMessage, { kind: 'answer' }>> | null>) => {
      const session: unknown = data?.kind === 'answer' && data.nonce === nonce && data.session
      if (!isStored(session) || session.sub !== sub || refused?.has(session.token)) return
      if (isOpen(session, Date.now())) resolve(session)
    }
    setTimeout(resolve, ANSWER_MS, null)
    channel.postMessage({ kind: 'ask', nonce, after } satisfies TabMessage)
  }).finally(() => channel.close())
}
