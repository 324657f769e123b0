import { lateComponent } from '@parvis/shared-kernel/page'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow as now } from '@parvis/shared-kernel/remote'
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
  /** What is written comes back from the account: nothing is lost with the tab's notes. */
  readonly isKept?: boolean
}

/**
 * Warns who writes before the tab forgets it (D9): reading or looking for a document types nothing, and what is
 * forgotten comes back to nobody.
 */
export function StayOpen({ access, plate, isKept = false }: StayOpenProps) {
  const until = access.kept?.until ?? null
  const [warned, setWarned] = useState<number | null>(null)
  useEffect(() => {
    if (until === null || isKept) return
    const timer = setTimeout(() => setWarned(until), Math.max(0, until - WARNING_MS - now()))
    return () => clearTimeout(timer)
  }, [until, isKept])
  if (until === null || warned !== until) return null
  return <Question onStay={() => access.open(plate)} />
}
