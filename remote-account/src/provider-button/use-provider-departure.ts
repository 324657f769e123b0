import { useComingBack } from '@parvis/shared-kernel/page'
import { useOneAtATime, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'

/**
 * Leaves for the identity provider; ignores repeated presses.
 * @param leaving where a failure occurs, for the error report
 */
export function useProviderDeparture(depart: () => Promise<void>, leaving: string) {
  const { report } = useRemote()
  const [isLeaving, setLeaving] = useState(false)
  const once = useOneAtATime()
  const [error, setError] = useState<unknown>(null)
  useComingBack(() => setLeaving(false))
  const leave = () => {
    setLeaving(true)
    setError(null)
    once(() =>
      depart().catch((cause: unknown) => {
        report(cause, leaving)
        setError(cause)
        setLeaving(false)
      }),
    )
  }
  return { leave, isLeaving, error }
}
