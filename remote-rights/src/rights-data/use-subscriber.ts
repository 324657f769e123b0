import { useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'

/** The signed-in person: every route of this remote asks the shell for one (`access: 'subscriber'`). */
export function useSubscriber(): Subscriber {
  const { subscriber } = useRemote()
  if (!subscriber) throw new Error('a screen of rights is shown without a subscriber')
  return subscriber
}
