import { type NextButton, StepFrame } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { summaryFaults, type TellableFault } from './problems.model.ts'
import { REQUEST_STEPS, type RequestStep } from './steps.model.ts'

export interface RequestFrameProps {
  /** Name of the offer or definition that is asked for. */
  readonly planName: string
  /** Leaves the request; what was typed is kept by the draft. */
  readonly exit: { readonly href: string; readonly label: string }
  readonly step: RequestStep
  /** Steps that the stepper lets one press (`openSteps`). */
  readonly completed: readonly RequestStep[]
  readonly onGo: (step: RequestStep) => void
  /** What keeps from going on; empty until somebody tried. */
  readonly faults: readonly TellableFault[]
  /** Counts the tries, so that each moves the focus to the error summary. */
  readonly attempt: number
  /** A failure of the whole: what the city answered, the network. */
  readonly failure?: { readonly title: string; readonly text: ReactNode } | null
  /** Follows the answers: what, when, how much. */
  readonly summary: ReactNode
  /** The same in one line, above the buttons of a phone. */
  readonly brief?: ReactNode
  /** The draft's quiet line ("Brouillon enregistré"). */
  readonly status?: ReactNode
  /** Above the form: resume or start over, today / after. */
  readonly notice?: ReactNode
  /** The way on; null where there is none. */
  readonly next: NextButton | null
  readonly onNext: () => void
  /** The step before; null at the first. */
  readonly onBack: (() => void) | null
  readonly children: ReactNode
}

/**
 * One step of a request of either kind. The caller gives the step from `useStep`, its problems as `TellableFault`s
 * (`field` as the kernel names it; fields of this folder take `fieldId(field)` as their id) once "continue" was tried,
 * and raises `attempt` with each try.
 */
export function RequestFrame({ planName, step, faults, onGo, ...rest }: RequestFrameProps) {
  const { t } = useWords()
  return (
    <StepFrame
      {...rest}
      eyebrow={planName}
      title={t(`request.step.${step}.title`)}
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
