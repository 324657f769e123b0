import { INPUT_STEPS, type InputStep } from '@parvis/shared-kernel/orders'
import { describe, expect, it } from 'vitest'
import {
  canOpenStep,
  openSteps,
  type StepFacts,
  shownStep,
  stepAfter,
  stepBefore,
  stepToTakeUp,
} from './steps.model.ts'

const facts = (
  completed: readonly InputStep[],
  valid: readonly InputStep[] = INPUT_STEPS,
  entry: StepFacts['entry'] = 'detail',
): StepFacts => ({
  completed,
  valid,
  entry,
})

describe('an address shows', () => {
  it.each([
    ['the first step when it names none', null, facts([]), 'detail'],
    ['the first step when it names what does not exist', 'nothing', facts([]), 'detail'],
    ['the second step when the request begins there', null, facts([], INPUT_STEPS, 'identity'), 'identity'],
    ['no step before the one before it is done', 'complement', facts(['detail']), 'identity'],
    ['no review before everything is done', 'review', facts(['detail', 'identity']), 'complement'],
    ['the review once it is', 'review', facts(INPUT_STEPS), 'review'],
    [
      'the step that became wrong rather than the review',
      'review',
      facts(INPUT_STEPS, ['detail', 'complement']),
      'identity',
    ],
    [
      'the third step of a request that began at the second',
      'complement',
      facts(['identity'], INPUT_STEPS, 'identity'),
      'complement',
    ],
    ['an earlier step whenever it is asked for', 'detail', facts([], [], 'identity'), 'detail'],
  ] as const)('%s', (_what, asked, given, shown) => {
    expect(shownStep(asked, given)).toBe(shown)
  })
})

describe('“continue” leads', () => {
  it.each([
    ['to the next step', 'detail', facts([]), 'identity'],
    [
      'to the next step before one that was left out',
      'identity',
      facts([], INPUT_STEPS, 'identity'),
      'complement',
    ],
    ['to the review after the last', 'complement', facts(['detail', 'identity']), 'review'],
    ['back to the review after a change', 'detail', facts(INPUT_STEPS), 'review'],
    [
      'to a step that the change made wrong',
      'detail',
      facts(INPUT_STEPS, ['detail', 'identity']),
      'complement',
    ],
    [
      'to the first step when it was left out',
      'complement',
      facts(['identity'], ['identity', 'complement'], 'identity'),
      'detail',
    ],
  ] as const)('%s', (_what, current, given, next) => {
    expect(stepAfter(current, given)).toBe(next)
  })
})

it('one goes back one step at a time, and not before the first', () => {
  expect([stepBefore('review'), stepBefore('detail')]).toEqual(['complement', null])
})

it('the stepper lets one press completed steps only', () => {
  expect(openSteps(facts(['detail', 'identity']))).toEqual(['detail', 'identity'])
  expect(openSteps(facts(['detail', 'complement']))).toEqual(['detail'])
  expect(canOpenStep('review', facts(['detail', 'identity']))).toBe(false)
})

describe('a request that was begun is taken up', () => {
  it.each([
    ['where it begins when no step was left', [], null],
    ['at the second step', ['detail'], 'identity'],
    ['at the third step', ['detail', 'identity'], 'complement'],
    ['at the third step though it began at the second', ['identity'], 'complement'],
    ['at the review', INPUT_STEPS, 'review'],
  ] as const)('%s', (_where, completed, step) => {
    expect(stepToTakeUp(completed)).toBe(step)
  })
})
