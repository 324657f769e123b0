import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'

interface LeaveGuard {
  readonly isDirty: boolean
  readonly question: string
  /** Called when the answers are discarded. */
  readonly onLeave: () => void
}

/** Answers given to one attempt to leave, by their question. */
let given: Map<string, boolean> | null = null

/** Several forms of a page guard it with the same words: the citizen answers once for all of them. */
function mayDiscard(question: string): boolean {
  // All guards are called in the same turn as the attempt.
  if (given === null) queueMicrotask(() => (given = null))
  given ??= new Map()
  const answer = given.get(question) ?? window.confirm(question)
  given.set(question, answer)
  return answer
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
      const isStaying = isPageGoing() || !mayDiscard(latest.current.question)
      if (!isStaying) latest.current.onLeave()
      return isStaying
    })
  }, [isDirty, navigation])
}
