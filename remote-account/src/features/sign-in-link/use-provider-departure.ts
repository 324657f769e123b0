import { PAGES } from '@parvis/shared-kernel/paths'
import { useOneAtATime, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'

/** Redirects to the identity provider with the sign-in link's hash (second document §7). */
export function useProviderDeparture(hash: string) {
  const { session, report } = useRemote()
  const [isLeaving, setLeaving] = useState(false)
  const once = useOneAtATime()
  const [error, setError] = useState<unknown>(null)
  const leave = () => {
    setLeaving(true)
    setError(null)
    once(() =>
      session.signInWithProvider(PAGES.rights, hash).catch((cause: unknown) => {
        report(cause, 'leaving for the identity provider with a sign-in link')
        setError(cause)
        setLeaving(false)
      }),
    )
  }
  return { leave, isLeaving, error }
}
