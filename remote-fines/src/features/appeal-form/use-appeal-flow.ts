import { type ApiFailure, firstOfEach } from '@parvis/shared-kernel/errors'
import { useSteps } from '@parvis/shared-kernel/page'
import { useSearch } from '@parvis/shared-kernel/remote'
import { isSending, useSubmitOnceUploaded } from '@parvis/shared-kernel/uploads'
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
import type { AppealFormProps } from './appeal-form-props.ts'
import { useFaultMessages } from './use-fault-messages.ts'
import { useFiling } from './use-filing.ts'

export interface AppealFlow {
  readonly step: AppealStep
  /** Steps that the stepper makes clickable. */
  readonly open: readonly AppealStep[]
  readonly draft: AppealDraftState
  /** Faults of the visible step, with their messages, once the citizen has tried to leave it. */
  readonly faults: readonly { readonly field: string; readonly message: string }[]
  readonly attempt: number
  readonly filing: ReturnType<typeof useFiling>['filing']
  readonly failure: ApiFailure | null
  readonly isSending: boolean
  /** Pressed to be sent, which follows when the files have arrived. */
  readonly isWaiting: boolean
  /** Under way or filed: nothing can be changed. */
  readonly isFiling: boolean
  readonly isBusy: boolean
  faultOf(field: string): string | null
  goTo(step: AppealStep): void
  goOn(): void
}

/** `resume` is the first incomplete step. */
function useAppealSteps(faults: readonly AppealFault[]) {
  const isResumed = useSearch().get('step') === 'resume'
  const steps = useSteps(asked => (isResumed ? firstOpenStep(faults) : shownStep(asked, faults)))
  const { step, goTo } = steps
  useEffect(() => {
    // Fixes the resumed step in the address, so that it does not move as answers are added.
    if (isResumed) goTo(step, { replace: true })
  }, [isResumed, step, goTo])
  return steps
}

/**
 * Navigation through the appeal's form: forward only from a step without faults, back freely, and to refused fields.
 */
export function useAppealFlow(props: AppealFormProps): AppealFlow {
  const { form, fine, plate } = props
  const draft = useAppealDraft({ ...props, fineId: fine.id })
  const { answers, uploader, refused } = draft
  const own = appealFaults({ form, answers, uploads: uploader.uploads, isRefused: urn => urn in refused })
  const { step: asked, goTo, isTried, attempt, leave } = useAppealSteps(own)
  const { filing, isFiling, failure, fields } = useFiling({ ...props, plate, appeal: props.draft, draft })
  // The browser's back button, too, leads to no field while the filing is under way.
  const step = isFiling ? 'review' : asked
  const [furthest, setFurthest] = useState<AppealStep>(step)
  const seen = furtherOf(furthest, step)
  if (seen !== furthest) setFurthest(seen)
  const written = JSON.stringify([answers, Object.keys(uploader.uploads)])
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  // A changed answer clears the city's refusals.
  const city = refusedAt === written ? fields : []
  const wordOf = useFaultMessages(form, answers)
  const shown = faultsOfStep([...(isTried ? own : []), ...city], step)
  const faults = firstOfEach(shown).map(fault => ({ field: fault.field, message: wordOf(fault) }))
  const firstRefused = filing.isError ? fields[0]?.field : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads once to the step of its first field
  useEffect(() => {
    if (firstRefused === undefined) return
    setRefusedAt(written)
    goTo(stepOfField(firstRefused))
  }, [filing.submittedAt, filing.status])
  const filingPress = useSubmitOnceUploaded({
    uploads: uploader.uploads,
    written: step,
    act: () => filing.mutate(),
  })

  const goOn = () => {
    if (step === 'review') return filingPress.press()
    const hasFaults = faultsOfStep(own, step).length > 0
    leave(hasFaults)
    if (hasFaults) return
    filing.reset()
    // A change made from the review returns there.
    goTo(furthest === 'review' ? shownStep('review', own) : stepAfter(step))
  }
  return {
    step,
    open: isFiling ? [] : openSteps(own, seen),
    draft,
    faults,
    attempt,
    filing,
    failure,
    isSending: isSending(uploader.uploads),
    isWaiting: filingPress.isWaiting,
    isFiling,
    isBusy: isFiling || filingPress.isWaiting,
    faultOf: field => faults.find(fault => fault.field === field)?.message ?? null,
    goTo,
    goOn,
  }
}
