import { useLocation, useNavigate } from '@parvis/shared-kernel/remote'
import { useCallback, useState } from 'react'

export interface Steps<Step extends string> {
  readonly step: Step
  /** Somebody tried to leave the step on screen. */
  readonly isTried: boolean
  /** Counts what did not succeed, for `StepFrame`. */
  readonly attempt: number
  goTo(step: Step, options?: { readonly replace?: boolean }): void
  /** Tries to leave the step on screen: faults keep from it. */
  leave(hasFaults: boolean): void
  /** The city refused. */
  refuse(): void
}

/**
 * Where somebody is in a procedure: the step is in the address (`?step=`), so that back, refresh and links work; going to
 * one is a place in the browser's history. `shown` is the step for what the address asks.
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
