import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'

interface LeaveGuard {
  readonly isDirty: boolean
  readonly question: string
  /** The answers are given up. */
  readonly onLeave: () => void
}

const isPageGoing = () => window.event?.type === 'beforeunload'

/**
 * Asks before unsaved answers are left behind. Leaving must be answered at once, so the browser's own question is
 * used; when the whole page goes, the browser asks by itself and allows no other question.
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
