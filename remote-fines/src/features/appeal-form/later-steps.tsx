import type { InputStep } from '../../appeal/appeal-steps.model.ts'
import { IdentityStep } from './identity-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StatementStep } from './statement-step.tsx'
import type { StepProps } from './step-props.ts'

interface LaterStepProps extends StepProps {
  readonly step: 'identity' | 'statement' | 'review'
  readonly onGo: (step: InputStep) => void
}

/** Steps after the documents, loaded while the first ones are answered. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  if (step === 'identity') return <IdentityStep {...props} />
  if (step === 'statement') return <StatementStep {...props} />
  return <ReviewStep {...props} />
}
