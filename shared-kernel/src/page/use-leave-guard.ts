import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'

interface LeaveGuard {
  readonly isDirty: boolean
  readonly question: string
  /** Called when the answers are discarded. */
  readonly onLeave: () => void
}

const isPageGoing = () => window.event?.type === 'beforeunload'

/**
 * Asks before unsaved answers are lost. Navigation needs a synchronous answer, so `confirm` is used; on unload the
 * browser shows its own question.
 */
export function useLeaveGuard({ isDirty, question, onLeave }: LeaveGuard): void {
  const { navigation } = useRemote()
  const latest = useRef({ question, onLeave })
  latest.current = { question, onLeave }
  useEffect(() => {
    if (!isDirty) return
    return navigation.block(() => {
      const isStaying = isPageGoing() || !window.confirm(latest.current.question)
      if (!isStaying) latest.current.onLeave()
      return isStaying
    })
  }, [isDirty, navigation])
}
