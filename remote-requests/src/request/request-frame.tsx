import { StepFrame, type StepFrameProps } from '@parvis/shared-kernel/page'
import { useWords } from '../words.ts'
import { summaryFaults, type TellableFault } from './problems.model.ts'
import { REQUEST_STEPS, type RequestStep } from './steps.model.ts'

/** What the frame takes as it is. */
type FrameProps = Pick<
  StepFrameProps,
  | 'exit'
  | 'attempt'
  | 'failure'
  | 'summary'
  | 'brief'
  | 'status'
  | 'notice'
  | 'next'
  | 'onNext'
  | 'onBack'
  | 'children'
>

export interface RequestFrameProps extends FrameProps {
  /** Name of the offer or definition that is asked for. */
  readonly planName: string
  /** Several durations, and one of them to choose at the first step. */
  readonly hasChoice: boolean
  readonly step: RequestStep
  /** Steps that the stepper lets one press (`openSteps`). */
  readonly completed: readonly RequestStep[]
  readonly onGo: (step: RequestStep) => void
  /** What keeps from going on; empty until somebody tried. */
  readonly faults: readonly TellableFault[]
}

/**
 * One step of a request of either kind. The caller gives the step from `useStep`, its problems as `TellableFault`s
 * (`field` as the kernel names it; fields of this folder take `fieldId(field)` as their id) once "continue" was tried,
 * and raises `attempt` with each try.
 */
export function RequestFrame({ planName, hasChoice, step, faults, onGo, ...rest }: RequestFrameProps) {
  const { t } = useWords()
  return (
    <StepFrame
      {...rest}
      eyebrow={planName}
      title={t(step === 'detail' && hasChoice ? 'request.step.detail.choice' : `request.step.${step}.title`)}
      steps={REQUEST_STEPS.map(id => ({ id, label: t(`request.step.${id}`) }))}
      current={step}
      onGo={id => onGo(id as RequestStep)}
      faults={summaryFaults(faults)}
      isSummaryRepeated={step === 'review'}
      hasFields={step !== 'review' && step !== 'identity'}
      backLabel={t('request.back')}
    />
  )
}
