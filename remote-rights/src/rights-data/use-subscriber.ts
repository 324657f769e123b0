import { useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'

/** The signed-in subscriber: every route of this remote requires one (`access: 'subscriber'`). */
export function useSubscriber(): Subscriber {
  const { subscriber } = useRemote()
  if (!subscriber) throw new Error('a page without its subscriber')
  return subscriber
}
