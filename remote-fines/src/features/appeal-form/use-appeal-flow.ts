import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { useLocation, useNavigate } from '@parvis/shared-kernel/remote'
import { isSending } from '@parvis/shared-kernel/uploads'
import { useEffect, useState } from 'react'
import {
  type AppealFault,
  type AppealStep,
  appealFaults,
  faultsOfStep,
  firstOpenStep,
  furtherOf,
  openSteps,
  shownStep,
  stepAfter,
  stepOfField,
} from '../../appeal/appeal-steps.model.ts'
import { type AppealDraftState, useAppealDraft } from '../../appeal/use-appeal-draft.ts'
import type { AppealFormProps } from './appeal-form.tsx'
import { useFaultWords } from './use-fault-words.ts'
import { useFiling } from './use-filing.ts'

export interface AppealFlow {
  readonly step: AppealStep
  /** Steps that the stepper lets one press. */
  readonly open: readonly AppealStep[]
  readonly draft: AppealDraftState
  /** Of the step on screen, once somebody tried to leave it, in words. */
  readonly faults: readonly { readonly field: string; readonly message: string }[]
  readonly attempt: number
  readonly filing: ReturnType<typeof useFiling>['filing']
  readonly failure: ApiFailure | null
  readonly isSending: boolean
  readonly isBusy: boolean
  faultOf(field: string): string | null
  goTo(step: AppealStep): void
  goOn(): void
}

/** The step in the address: back, refresh and links work. `resume` is the first that still lacks something. */
function useStepOfAddress(faults: readonly AppealFault[]) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('step')
  const step = asked === 'resume' ? firstOpenStep(faults) : shownStep(asked, faults)
  const goTo = (target: AppealStep, isReplacing = false) =>
    navigate(`${pathname}?step=${target}`, { replace: isReplacing })
  useEffect(() => {
    // What is resumed stays where it is when answers are added.
    if (asked === 'resume') navigate(`${pathname}?step=${step}`, { replace: true })
  }, [asked, step, pathname, navigate])
  return { step, goTo }
}

/** How one moves through an appeal: forward from a step without fault only, back freely, and to what was refused. */
export function useAppealFlow(props: AppealFormProps): AppealFlow {
  const { form, fine, plate } = props
  const draft = useAppealDraft({ ...props, fineId: fine.id })
  const { answers, desk, refused } = draft
  const own = appealFaults({ form, answers, uploads: desk.uploads, isRefused: urn => urn in refused })
  const { step, goTo } = useStepOfAddress(own)
  const [tried, setTried] = useState<readonly AppealStep[]>([])
  const [attempt, setAttempt] = useState(0)
  const [furthest, setFurthest] = useState<AppealStep>(step)
  const seen = furtherOf(furthest, step)
  if (seen !== furthest) setFurthest(seen)
  const { filing, failure, fields } = useFiling({ ...props, plate, appeal: props.draft, draft })
  const written = JSON.stringify([answers, Object.keys(desk.uploads)])
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  // Whoever has changed an answer since has answered the city.
  const city = refusedAt === written ? fields : []
  const wordOf = useFaultWords(form, answers)
  const shown = faultsOfStep([...(tried.includes(step) ? own : []), ...city], step)
  const faults = firstOfEach(shown).map(fault => ({ field: fault.field, message: wordOf(fault) }))
  const firstRefused = filing.isError ? fields[0]?.field : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads once to the step of its first field
  useEffect(() => {
    if (firstRefused === undefined) return
    setRefusedAt(written)
    goTo(stepOfField(firstRefused))
  }, [filing.submittedAt, filing.status])
  const isUnderWay = isSending(desk.uploads)

  const goOn = () => {
    setAttempt(attempt + 1)
    if (step === 'review') return filing.mutate()
    setTried([...tried, step])
    if (faultsOfStep(own, step).length > 0) return
    filing.reset()
    // A change made from the review leads back to it.
    goTo(furthest === 'review' ? shownStep('review', own) : stepAfter(step))
  }
  return {
    step,
    open: openSteps(own, seen),
    draft,
    faults,
    attempt,
    filing,
    failure,
    isSending: isUnderWay,
    isBusy: filing.isPending || filing.isSuccess || (step === 'review' && isUnderWay),
    faultOf: field => faults.find(fault => fault.field === field)?.message ?? null,
    goTo,
    goOn,
  }
}

const firstOfEach = (faults: readonly AppealFault[]): readonly AppealFault[] =>
  faults.filter(({ field }, place) => faults.findIndex(fault => fault.field === field) === place)
