import { lateComponent } from '@parvis/shared-kernel/page'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow as now, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import type { FineAccess } from '../fine-access/use-fine-access.ts'

/** How long before the end who writes is asked to stay, as by a session. */
const WARNING_MS = 120_000

const Question = lateComponent(
  () =>
    import(/* webpackChunkName: "appeal-stay" */ './stay-open-dialog.tsx').then(
      module => module.StayOpenDialog,
    ),
  null,
)

interface StayOpenProps {
  readonly access: FineAccess
  readonly plate: Plate
}

/**
 * Warns who writes without an account before the tab forgets it (D9): reading or looking for a document types nothing,
 * and what is forgotten comes back to nobody. Signed in, the draft comes back, and the session has its own warning.
 */
export function StayOpen({ access, plate }: StayOpenProps) {
  const { subscriber } = useRemote()
  const isSignedOut = subscriber === null
  const until = access.kept?.until ?? null
  const [warned, setWarned] = useState<number | null>(null)
  useEffect(() => {
    if (until === null || !isSignedOut) return
    const timer = setTimeout(() => setWarned(until), Math.max(0, until - WARNING_MS - now()))
    return () => clearTimeout(timer)
  }, [until, isSignedOut])
  if (until === null || warned !== until) return null
  return <Question onStay={() => access.open(plate)} />
}
