import { logOut } from '@parvis/shared-kernel/api'
import { forgetPerson } from '@parvis/shared-kernel/session'
import type { SessionDependencies } from './session-dependencies.ts'

interface Ending {
  /** Another tab logs this same session out. */
  readonly isOfOtherTab?: boolean
  /** Awaited together with this tab's requests in flight. */
  readonly others?: Promise<void>
}

/**
 * Logs out after all requests with the token have arrived. Then clears this device of the person's data: drafts in the
 * browser, and the tab's plates, addresses and codes.
 */
export async function endSession(
  { api, calls, sessionStore }: SessionDependencies,
  { isOfOtherTab, others }: Ending = {},
): Promise<void> {
  if (sessionStore.get().stored) {
    await Promise.all([calls.settle(), others])
    // Even if the city cannot be reached, the session ends on this device.
    if (!isOfOtherTab) await logOut(api).catch(() => {})
  }
  sessionStore.close()
  calls.reopen()
  forgetPerson()
}
