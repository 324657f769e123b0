import { logOut } from '@parvis/shared-kernel/api'
import { forgetPerson } from '@parvis/shared-kernel/session'
import type { SessionDoors } from './session-doors.ts'

interface Ending {
  /** Another tab gives this very session back. */
  readonly isOfOtherTab?: boolean
  /** Waited for beside what is on its way from this tab. */
  readonly others?: Promise<void>
}

/**
 * Gives the token back once everything that carries it has arrived. This device then knows nothing of whose it was: what
 * drafts left in this browser and what this tab remembers (plates, an address, a code) goes with it.
 */
export async function endSession(
  { api, calls, keeper }: SessionDoors,
  { isOfOtherTab, others }: Ending = {},
): Promise<void> {
  if (keeper.get().stored) {
    await Promise.all([calls.settle(), others])
    // The city may be out of reach: on this device the session ends all the same.
    if (!isOfOtherTab) await logOut(api).catch(() => {})
  }
  keeper.close()
  calls.reopen()
  forgetPerson()
}
