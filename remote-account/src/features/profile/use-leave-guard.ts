import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'

const isPageGoing = () => window.event?.type === 'beforeunload'

/**
 * Asks before unsaved answers are left behind. Leaving must be answered at once, so the browser's own question is
 * used; when the whole page goes, the browser asks by itself and allows no other question.
 */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  const { navigation } = useRemote()
  const asked = useRef(question)
  asked.current = question
  useEffect(() => {
    if (!isDirty) return
    return navigation.block(() => isPageGoing() || !window.confirm(asked.current))
  }, [isDirty, navigation])
}
