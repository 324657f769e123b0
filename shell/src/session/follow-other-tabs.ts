import { endSession } from './end-session.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { familyOf, isOpen, readStored } from './stored-session.ts'
import { askOtherTabs, type TabMessage } from './tab-messages.ts'

type Message<Kind extends TabMessage['kind']> = Extract<TabMessage, { readonly kind: Kind }>

/**
 * Gives this tab's session to new tabs, takes over a renewed one, goes on with another tab's when its own has ended, and
 * ends together with the others when its owner signs out in one; a different token of this tab is revoked too.
 */
export function followOtherTabs(dependencies: SessionDependencies, onSignedOut: () => void): () => void {
  const { sessionStore, tabs } = dependencies
  let isLeaving = false
  // Remembered, so that two tabs do not hand each other tokens that the city refuses.
  const ended = new Set<string>()
  const leave = async ({ sub, family }: Message<'leaving'>) => {
    const { owner, stored } = sessionStore.get()
    if (owner?.sub !== sub || isLeaving) return
    isLeaving = true
    await endSession(dependencies, { isOfOtherTab: stored !== null && familyOf(stored) === family })
    isLeaving = false
    onSignedOut()
  }
  const stopListening = tabs.listen(message => {
    if (message.kind === 'ask' && !isLeaving) answer(dependencies, message)
    if (message.kind === 'opened' && !isLeaving) void takeOver(sessionStore, ended, message)
    if (message.kind === 'leaving') void leave(message)
  })
  const tell = () => {
    const { state, owner } = sessionStore.get()
    tabs.hold(state.kind === 'connected' && owner ? owner.sub : null)
  }
  let { stored: former } = sessionStore.get()
  const change = () => {
    tell()
    const { stored, owner } = sessionStore.get()
    if (former && !stored && owner && !isLeaving) {
      ended.add(former.token)
      void takeOver(sessionStore, ended, { sub: owner.sub, family: familyOf(former), exp: 1 })
    }
    former = stored
  }
  // A page holding a lock cannot enter the back/forward cache.
  const hide = () => tabs.hold(null)
  addEventListener('pagehide', hide)
  addEventListener('pageshow', tell)
  const unsubscribe = sessionStore.subscribe(change)
  tell()
  return () => {
    stopListening()
    unsubscribe()
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', tell)
    hide()
  }
}

/** Answers only with an open session. */
function answer({ area, tabs }: SessionDependencies, { nonce, after }: Message<'ask'>): void {
  const session = tabs.isHolding() ? readStored(area) : null
  if (session && session.exp > after && isOpen(session, Date.now()))
    tabs.say({ kind: 'answer', nonce, session })
}

/**
 * Takes over a later end of the same session, so that its tabs end together. An ended tab accepts any session of its
 * owner.
 */
async function takeOver(
  sessionStore: SessionDependencies['sessionStore'],
  ended: ReadonlySet<string>,
  { sub, family, exp }: Omit<Message<'opened'>, 'kind'>,
): Promise<void> {
  const isWanted = () => {
    const { owner, stored } = sessionStore.get()
    return owner?.sub === sub && (!stored || (familyOf(stored) === family && stored.exp < exp))
  }
  if (!isWanted()) return
  const session = await askOtherTabs(sub, exp - 1, ended)
  if (session && isWanted()) sessionStore.open(session)
}
