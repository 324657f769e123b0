import { canGoToStep } from '@parvis/shared-kernel/orders'
import { stepOrder } from '@parvis/shared-kernel/page'

/** The three steps of the specification, and the page on which everything is read again (first document §2). */
export const REQUEST_STEPS = ['detail', 'identity', 'complement', 'review'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]
/** A step that asks something. */
export type AskingStep = Exclude<RequestStep, 'review'>

export const ASKING_STEPS = REQUEST_STEPS.filter(step => step !== 'review')

export interface StepFacts {
  /** Where the request began: `redirect=true` begins at the second step. */
  readonly entry: RequestStep
  /** Left by "continue" at least once. */
  readonly completed: readonly AskingStep[]
  /** Steps without a problem, by the kernel's rules. */
  readonly valid: readonly AskingStep[]
}

const { placeOf, before, shown } = stepOrder(REQUEST_STEPS)
const isAsking = (step: RequestStep): step is AskingStep => step !== 'review'

/** Completed, and still right: an answer that was changed elsewhere opens its step again. */
export const doneSteps = ({
  completed,
  valid,
}: Pick<StepFacts, 'completed' | 'valid'>): readonly AskingStep[] =>
  ASKING_STEPS.filter(step => completed.includes(step) && valid.includes(step))

/** Whether an address may open this step: what lies before it must be done; the review needs everything. */
export function canOpenStep(target: RequestStep, facts: StepFacts): boolean {
  const done = doneSteps(facts)
  if (target === 'review') return done.length === ASKING_STEPS.length
  const completed = new Set(done.map(placeOf))
  return canGoToStep(placeOf(target), placeOf(facts.entry), completed.has(placeOf(facts.entry)), completed)
}

/** The step to show for `?step=`. */
export const shownStep = (asked: string | null, facts: StepFacts): RequestStep =>
  shown(asked, facts.entry, step => canOpenStep(step, facts))

/**
 * Where "continue" leads from a step that is valid: the next one that is not done yet, first those that follow, then
 * those that were left out at the beginning; the review when all are. So a change made from the review leads back to it.
 */
export function stepAfter(current: AskingStep, facts: StepFacts): RequestStep {
  const done = doneSteps({ ...facts, completed: [...facts.completed, current] })
  const open = ASKING_STEPS.filter(step => step !== current && !done.includes(step))
  return open.find(step => placeOf(step) > placeOf(current)) ?? open[0] ?? 'review'
}

/** Where a request that was begun is taken up: after the last step that was left; null where none was. */
export const stepToTakeUp = (completed: readonly AskingStep[]): RequestStep | null =>
  completed.length === 0 ? null : (REQUEST_STEPS[Math.max(...completed.map(placeOf)) + 1] ?? null)

/** Null at the first. */
export const stepBefore = before

/** What the stepper lets one press: every step that may be opened, the one on screen aside. */
export const openSteps = (facts: StepFacts): readonly RequestStep[] =>
  REQUEST_STEPS.filter(step =>
    isAsking(step) ? canOpenStep(step, facts) && facts.completed.includes(step) : false,
  )
