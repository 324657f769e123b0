import { canGoToStep, INPUT_STEPS, type InputStep } from '@parvis/shared-kernel/orders'
import { stepOrder } from '@parvis/shared-kernel/page'

/** The three steps of the specification, and the review (first document §2). */
export const REQUEST_STEPS = [...INPUT_STEPS, 'review'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

export interface StepFacts {
  /** First step of the request: with `redirect=true`, the second. */
  readonly entry: RequestStep
  /** Left by "continue" at least once. */
  readonly completed: readonly InputStep[]
  /** Steps without a problem, by the kernel's rules. */
  readonly valid: readonly InputStep[]
}

const { placeOf, before, shown } = stepOrder(REQUEST_STEPS)
const isAsking = (step: RequestStep): step is InputStep => step !== 'review'

/** Completed and still valid: a change elsewhere may reopen a step. */
export const doneSteps = ({
  completed,
  valid,
}: Pick<StepFacts, 'completed' | 'valid'>): readonly InputStep[] =>
  INPUT_STEPS.filter(step => completed.includes(step) && valid.includes(step))

/** Whether an address may open this step: earlier steps must be done, for the review all of them. */
export function canOpenStep(target: RequestStep, facts: StepFacts): boolean {
  const done = doneSteps(facts)
  if (target === 'review') return done.length === INPUT_STEPS.length
  const completed = new Set(done.map(placeOf))
  return canGoToStep(placeOf(target), placeOf(facts.entry), completed.has(placeOf(facts.entry)), completed)
}

/** The step to show for `?step=`: the asked one if it can be opened. */
export const shownStep = (asked: string | null, facts: StepFacts): RequestStep =>
  shown(asked, facts.entry, step => canOpenStep(step, facts))

/**
 * Next step after a valid one: the next undone step, then any skipped earlier one, then the review. So a change made
 * from the review returns there.
 */
export function stepAfter(current: InputStep, facts: StepFacts): RequestStep {
  const done = doneSteps(facts)
  const open = INPUT_STEPS.filter(step => step !== current && !done.includes(step))
  return open.find(step => placeOf(step) > placeOf(current)) ?? open[0] ?? 'review'
}

/** Step at which a draft resumes: after the last completed one; null without any. */
export const stepToTakeUp = (completed: readonly InputStep[]): RequestStep | null =>
  REQUEST_STEPS[Math.max(...completed.map(placeOf)) + 1] ?? null

/** Null at the first. */
export const stepBefore = before

/** Steps that the stepper makes clickable: completed ones that may be opened, never the review. */
export const openSteps = (facts: StepFacts): readonly RequestStep[] =>
  REQUEST_STEPS.filter(step =>
    isAsking(step) ? canOpenStep(step, facts) && facts.completed.includes(step) : false,
  )
