import { StepFrame, type StepFrameProps } from '@parvis/shared-kernel/page'
import { useRequestMessages } from '../use-messages.ts'
import { type FaultMessage, summaryFaults } from './fault-messages.model.ts'
import { REQUEST_STEPS, type RequestStep } from './steps.model.ts'

/** Props passed through. */
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
  /** Name of the requested offer or definition. */
  readonly planName: string
  /** Whether the first step offers several durations. */
  readonly hasChoice: boolean
  readonly step: RequestStep
  /** Steps that the stepper makes clickable (`openSteps`). */
  readonly completed: readonly RequestStep[]
  readonly onGo: (step: RequestStep) => void
  /** Faults that prevent continuing; empty until a first attempt. */
  readonly faults: readonly FaultMessage[]
}

/**
 * One step of either kind of request. The caller passes the step from `useStep` and, after "continue" was pressed, its
 * problems as `FaultMessage`s (`field` as the kernel names it; fields of this folder have `fieldId(field)` as id), and
 * increments `attempt` each time.
 */
export function RequestFrame({ planName, hasChoice, step, faults, onGo, ...rest }: RequestFrameProps) {
  const { t } = useRequestMessages()
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
