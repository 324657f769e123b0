import { firstOfEach } from '@parvis/shared-kernel/errors'
import { INPUT_STEPS } from '@parvis/shared-kernel/orders'
import { treeOf, useSteps } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import { focusField } from '@parvis/shared-kernel/ui'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import { useEffect, useRef, useState } from 'react'
import { type FaultMessage, fieldId } from '../../request/fault-messages.model.ts'
import {
  openSteps,
  type RequestStep,
  type StepFacts,
  shownStep,
  stepAfter,
} from '../../request/steps.model.ts'
import { useFaultMessages } from '../../request/use-fault-messages.ts'
import { useKnownGarage } from '../../request/use-garage.ts'
import { useKeptStep } from '../../request/use-kept-step.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { creationBody } from './kept-request.model.ts'
import { stepOfField } from './refused-fields.model.ts'
import { failedSlots, faultsAfter } from './request-faults.model.ts'
import type { RequestFormProps } from './request-form-props.ts'
import { type RequestView, viewOf } from './request-view.model.ts'
import { type Change, useChange, useRequestFiles } from './use-answers.ts'
import { type Submission, useSubmission } from './use-submission.ts'

export interface Flow {
  readonly step: RequestStep
  /** Steps that the stepper makes clickable. */
  readonly open: ReturnType<typeof openSteps>
  readonly view: RequestView
  readonly uploader: Uploader
  readonly change: Change
  /** Faults of the visible step, after a first attempt to leave it. */
  readonly faults: readonly FaultMessage[]
  readonly attempt: number
  readonly submission: Submission
  /** The city refused, and nothing was changed since. */
  readonly failure: boolean
  readonly refusedFaults: readonly FaultMessage[]
  goTo(step: RequestStep): void
  /** Opens a field's step and focuses it. */
  goToField(field: string): void
  goOn(): void
}

/** Navigation through a request: forward only from a valid step, back freely, and to refused fields. */
export function useFlow({ inputs, draft, isRedirect, onDone }: RequestFormProps): Flow {
  const { offer } = inputs
  const kept = draft.body
  const write = useChange(draft)
  const [isRefused, setRefused] = useState(false)
  const [settled, setSettled] = useState<readonly string[]>([])
  const change: Change = changes => {
    const left = faultsAfter(cityFaults, changes)
    if (left !== cityFaults)
      setSettled([...settled, ...cityFaults.filter(fault => !left.includes(fault)).map(({ field }) => field)])
    write(changes)
  }
  const uploader = useRequestFiles(draft, inputs, changes => change(changes))
  const view = viewOf(kept, inputs, useKnownGarage())
  const facts: StepFacts = {
    entry: isRedirect ? 'identity' : 'detail',
    completed: kept.completed,
    valid: view.valid,
  }
  const steps = useSteps(asked => shownStep(asked, facts))
  const { step, goTo, isTried, attempt, leave, refuse } = steps
  useKeptStep(steps, facts)
  const submission = useSubmission(subscription => {
    draft.finish()
    onDone(subscription)
  })
  const cityFaults = useCityFaults(submission, view, inputs).filter(({ field }) => !settled.includes(field))
  const ownFaults = useOwnFaults(view, uploader, inputs)
  const faults = step === 'review' ? [] : faultsOf(step)
  const focusField = useFocusAfter(step)

  function faultsOf(asking: Exclude<RequestStep, 'review'>): readonly FaultMessage[] {
    const city = isRefused ? cityFaults.filter(({ field }) => stepOfField(field) === asking) : []
    // The portal's own faults come before the city's.
    // A step that was left before is shown again because something made it wrong.
    const isLeft = isTried || kept.completed.includes(asking)
    const own = ownFaults[asking].filter(({ isToldAtOnce }) => isLeft || isToldAtOnce)
    return firstOfEach([...own, ...city])
  }
  const submit = () => {
    setRefused(false)
    setSettled([])
    const body = creationBody(view.draft, offer)
    submission.send({ id: kept.id, body, plates: kept.plates }, () => {
      setRefused(true)
      refuse()
    })
  }
  const goOn = () => {
    if (step === 'review') return submit()
    const hasFaults = ownFaults[step].length > 0
    leave(hasFaults)
    if (hasFaults) return
    if (!kept.completed.includes(step)) change({ completed: [...kept.completed, step] })
    goTo(stepAfter(step, facts))
  }
  return {
    step,
    open: openSteps(facts),
    view,
    uploader,
    change,
    faults,
    attempt,
    submission,
    failure: step === 'review' && isRefused,
    refusedFaults: cityFaults,
    goTo,
    goToField(field) {
      focusField(field)
      goTo(stepOfField(field))
    },
    goOn,
  }
}

function useNames({ offer }: RequestFormProps['inputs']) {
  const { customFields, supportingEvidences } = offer.procedure
  return (field: string): string | undefined => {
    const id = field.split('.').slice(1).join('.')
    return (
      customFields.find(asked => asked.id === id)?.label ??
      supportingEvidences.find(asked => asked.id === id)?.name
    )
  }
}

function useOwnFaults(view: RequestView, { uploads }: Uploader, inputs: RequestFormProps['inputs']) {
  const { t } = useRequestMessages()
  const nameOf = useNames(inputs)
  const say = useFaultMessages({ nameOf, max: inputs.offer.maxPlates, optionId: view.draft.optionId })
  const asked = inputs.offer.procedure.supportingEvidences.map(({ id }) => id)
  const failed = failedSlots(asked, uploads).map((id): FaultMessage => {
    const field = `evidences.${id}`
    return { field, message: t('subscription.evidence.refused', { name: nameOf(field) ?? '' }) }
  })
  const [detail, identity, complement] = INPUT_STEPS.map(step => say(view.faults[step])) as [
    readonly FaultMessage[],
    readonly FaultMessage[],
    readonly FaultMessage[],
  ]
  return { detail, identity, complement: firstOfEach([...failed, ...complement]) }
}

/** The city's refused fields: own messages for known reasons, else the general one. */
function useCityFaults(
  { refused, sentence }: Submission,
  { draft }: RequestView,
  inputs: RequestFormProps['inputs'],
) {
  const { t } = useRequestMessages()
  const nameOf = useNames(inputs)
  const say = useFaultMessages({ nameOf, max: inputs.offer.maxPlates, optionId: draft.optionId })
  const other = t('request.fault.other')
  return say(refused).map(fault =>
    fault.message === other ? { ...fault, message: sentence || other } : fault,
  )
}

/** Focuses a field of another step once that step has rendered and taken its own focus. */
function useFocusAfter(step: RequestStep): (field: string) => void {
  const { host } = useRemote()
  const wanted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once its step is
  useEffect(() => {
    const field = wanted.current
    wanted.current = null
    if (field === null) return
    focusField(treeOf(host), fieldId(field === 'plates' ? 'plates.0' : field))
  }, [step, host])
  return field => {
    wanted.current = field
  }
}
