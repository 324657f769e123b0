import { useRemote } from '@parvis/shared-kernel/remote'
import { Fragment, type ReactNode, useState } from 'react'

/**
 * Begins its screens anew once their subscriber has left, e.g. in another tab: these pages stay for visitors, and must
 * show whoever is next neither what was typed nor a case that was open (D9). Screens that wait for their subscriber to
 * sign in again remain connected.
 */
export function UntilSignOut({ children }: { readonly children: ReactNode }) {
  const { state } = useRemote().session
  const owner = state.kind === 'connected' ? state.profile.subscriberId : null
  const [seen, setSeen] = useState({ owner, departures: 0 })
  if (owner !== seen.owner) setSeen({ owner, departures: seen.departures + (seen.owner === null ? 0 : 1) })
  return <Fragment key={seen.departures}>{children}</Fragment>
}
