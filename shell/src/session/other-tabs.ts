import { endSession } from './end-session.ts'
import type { SessionDoors } from './session-doors.ts'

const CHANNEL = 'parvis.session'

/** Somebody who signs out means to leave the computer, not one tab of it. Only whose session it was is said. */
export function tellOtherTabs(sub: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sub)
  channel.close()
}

/** Ends this tab's session, a token of its own included, when the same person has signed out in another tab. */
export function followOtherTabs(doors: SessionDoors, onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === doors.keeper.get().owner?.sub) void endSession(doors).then(onSignedOut)
  }
  return () => channel.close()
}
