import { logOut } from '@parvis/shared-kernel/api'
import type { SessionDoors } from './session-doors.ts'

const CHANNEL = 'parvis.session'

/** Somebody who signs out means to leave the computer, not one tab of it. Only whose session it was is said. */
export function tellOtherTabs(sub: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sub)
  channel.close()
}

/** Ends this tab's session, a token of its own included, when the same person has signed out in another tab. */
export function followOtherTabs({ api, keeper }: SessionDoors, onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== keeper.get().owner?.sub) return
    if (keeper.get().stored) logOut(api).catch(() => {})
    // A turn later: the call carries the token that it gives back.
    setTimeout(() => {
      keeper.close()
      onSignedOut()
    })
  }
  return () => channel.close()
}
