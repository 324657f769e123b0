import type { Draft } from '@parvis/shared-kernel/drafts'
import { firstOfEach } from '@parvis/shared-kernel/errors'
import { INPUT_STEPS } from '@parvis/shared-kernel/orders'
import { useSteps } from '@parvis/shared-kernel/page'
import { draftedSubscription, type TicketStepContext, ticketFaults } from '@parvis/shared-kernel/tickets'
import { useMemo } from 'react'
import type { FaultMessage } from '../../request/fault-messages.model.ts'
import {
  openSteps,
  type RequestStep,
  type StepFacts,
  shownStep,
  stepAfter,
} from '../../request/steps.model.ts'
import { useKeptStep } from '../../request/use-kept-step.ts'
import { useRemaining } from '../../requests-data/use-remaining.ts'
import { changedBody, type TicketBody, type TicketChange } from './ticket-body.model.ts'
import { type TicketInputs, useFirstContext } from './ticket-inputs.ts'
import { useTicketFaultMessages } from './ticket-messages.ts'
import { type TicketSubmission, useTicketSubmission } from './use-ticket-submission.ts'

export interface TicketFlow {
  readonly step: RequestStep
  /** Steps that the stepper makes clickable. */
  readonly open: ReturnType<typeof openSteps>
  readonly context: TicketStepContext
  /** The required address is present (first document §5). */
  readonly isIdentityComplete: boolean
  readonly change: (change: TicketChange) => void
  /** Faults of the visible step: its own after a first attempt, and the city's refusals. */
  readonly faults: readonly FaultMessage[]
  readonly attempt: number
  readonly submission: TicketSubmission
  goTo(step: RequestStep): void
  goOn(): void
}

interface FlowOptions {
  readonly inputs: TicketInputs
  readonly draft: Draft<TicketBody>
  readonly isRedirect: boolean
  readonly onCreated: Parameters<typeof useTicketSubmission>[0]['onCreated']
}

/** Navigation through a ticket request: forward only from a valid step, back freely, and to refused fields. */
export function useTicketFlow({ inputs, draft, isRedirect, onCreated }: FlowOptions): TicketFlow {
  const { body } = draft
  const context = useContext(inputs, body)
  const valid = INPUT_STEPS.filter(step => ticketFaults(step, body.draft, context).length === 0)
  const facts: StepFacts = { entry: isRedirect ? 'identity' : 'detail', completed: body.completed, valid }
  const steps = useSteps(asked => shownStep(asked, facts))
  const { step, goTo, isTried, attempt, leave, refuse } = steps
  useKeptStep(steps, facts)
  const { tell } = useTicketFaultMessages(body.draft, context)
  const submission = useTicketSubmission({
    body,
    context,
    tell,
    onCreated(created) {
      draft.finish()
      onCreated(created)
    },
    onRefused(field) {
      refuse()
      if (field !== null) goTo(field.step)
    },
  })
  const change = (made: TicketChange) => {
    if (made.kind !== 'done') submission.forget()
    draft.write(changedBody(draft.body, made, context))
  }
  const asked = step === 'review' ? [] : tell(ticketFaults(step, body.draft, context))
  // A step that was left before is shown again because something made it wrong.
  const isLeft = isTried || body.completed.some(done => done === step)
  const own = asked.filter(({ isToldAtOnce }) => isLeft || isToldAtOnce)
  const { refused } = submission
  const city = refused !== null && refused.step === step ? [refused] : []
  const goOn = () => {
    if (step === 'review') return submission.send()
    const isValid = valid.includes(step)
    leave(!isValid)
    if (!isValid) return
    change({ kind: 'done', step })
    goTo(stepAfter(step, facts))
  }
  return {
    step,
    open: openSteps(facts),
    context,
    isIdentityComplete: valid.includes('identity'),
    change,
    faults: firstOfEach([...own, ...city]),
    attempt,
    submission,
    goTo,
    goOn,
  }
}

function useContext(inputs: TicketInputs, { draft }: TicketBody): TicketStepContext {
  const first = useFirstContext(inputs)
  const subscription = draftedSubscription(draft, first)
  const remaining = useRemaining(inputs.definition, inputs.held, subscription, inputs.person)
  return useMemo(() => ({ ...first, remaining }), [first, remaining])
}
