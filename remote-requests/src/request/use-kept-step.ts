import type { useSteps } from '@parvis/shared-kernel/page'
import { useSearch } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { REQUEST_STEPS, type RequestStep, type StepFacts } from './steps.model.ts'

/**
 * Keeps a completed step that is shown in place of a later one because its answer has become impossible: another answer
 * opens that later one again before anybody asks to go on.
 */
export function useKeptStep(
  { step, goTo }: Pick<ReturnType<typeof useSteps<RequestStep>>, 'step' | 'goTo'>,
  { completed }: Pick<StepFacts, 'completed'>,
) {
  const asked = useSearch().get('step')
  const isReopened = asked !== step && completed.some(done => done === step)
  const isInPlace = isReopened && REQUEST_STEPS.some(known => known === asked)
  useEffect(() => {
    if (isInPlace) goTo(step, { replace: true })
  }, [isInPlace, step, goTo])
}
