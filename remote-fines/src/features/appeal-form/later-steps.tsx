import type { InputStep } from '../../appeal/appeal-steps.model.ts'
import { DocumentsStep } from './documents-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StatementStep } from './statement-step.tsx'
import type { StepProps } from './step-props.ts'

interface LaterStepProps extends StepProps {
  readonly step: 'documents' | 'identity' | 'statement' | 'review'
  readonly onGo: (step: InputStep) => void
}

/** Steps after the reason, loaded while it is chosen. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  if (step === 'documents') return <DocumentsStep {...props} />
  if (step === 'identity') return <IdentityStep {...props} />
  if (step === 'statement') return <StatementStep {...props} />
  return <ReviewStep {...props} />
}
