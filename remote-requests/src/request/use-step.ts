import { useLocation, useNavigate } from '@parvis/shared-kernel/remote'
import { useCallback } from 'react'
import { type RequestStep, type StepFacts, shownStep } from './steps.model.ts'

/** The step in the address (`?step=`): back, refresh and links work. Going to one is a place in the browser's history. */
export function useStep(facts: StepFacts): {
  readonly step: RequestStep
  readonly goTo: (step: RequestStep) => void
} {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const step = shownStep(new URLSearchParams(search).get('step'), facts)
  const goTo = useCallback(
    (target: RequestStep) => {
      const query = new URLSearchParams(search)
      query.set('step', target)
      navigate(`${pathname}?${query}`)
    },
    [navigate, pathname, search],
  )
  return { step, goTo }
}
