import { useLocation, useNavigate } from '@parvis/shared-kernel/remote'
import { useCallback, useState } from 'react'

export interface Steps<Step extends string> {
  readonly step: Step
  /** Whether an attempt was made to leave the current step. */
  readonly isTried: boolean
  /** Number of failed attempts, for `StepFrame`. */
  readonly attempt: number
  goTo(step: Step, options?: { readonly replace?: boolean }): void
  /** Tries to leave the current step; faults prevent it. */
  leave(hasFaults: boolean): void
  /** The city refused. */
  refuse(): void
}

/**
 * The current step of a procedure, in the address (`?step=`), so that back, refresh and links work; each step is a
 * history entry. `shown` maps the requested step to the one to show.
 */
export function useSteps<Step extends string>(shown: (asked: string | null) => Step): Steps<Step> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [tried, setTried] = useState<readonly Step[]>([])
  const [attempt, setAttempt] = useState(0)
  const step = shown(new URLSearchParams(search).get('step'))
  const goTo = useCallback<Steps<Step>['goTo']>(
    (target, options) => {
      const query = new URLSearchParams(search)
      query.set('step', target)
      navigate(`${pathname}?${query}`, options)
    },
    [navigate, pathname, search],
  )
  const refuse = () => setAttempt(count => count + 1)
  return {
    step,
    isTried: tried.includes(step),
    attempt,
    goTo,
    leave(hasFaults) {
      setTried(steps => [...steps, step])
      if (hasFaults) refuse()
    },
    refuse,
  }
}
