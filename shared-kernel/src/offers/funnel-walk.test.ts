import { describe, expect, test } from 'vitest'
import { offerId } from '../ids/index.ts'
import type { Funnel } from './funnel.ts'
import { answerFunnel, backFunnel, type FunnelWalk, funnelStep, startFunnel } from './funnel-walk.ts'

const text = (fr: string) => ({ fr, en: fr })
const question = (id: string, ...answers: string[]) => ({
  id,
  text: text(id),
  answers: answers.map(answer => ({ id: answer, text: text(answer) })),
})
const leaf = (id: string, ...offers: string[]) => ({
  id,
  questionId: null,
  answers: [],
  offerIds: offers.map(offerId),
})
const node = (id: string, questionId: string, leads: Record<string, string>) => ({
  id,
  questionId,
  answers: Object.entries(leads).map(([answerId, childId]) => ({ answerId, childId })),
  offerIds: [],
})
const funnel: Funnel = {
  questions: [question('who', 'resident', 'visitor', 'nobody'), question('where', 'harbour', 'beach')],
  nodes: [
    leaf('n-visitor'),
    node('n-where', 'where', { harbour: 'n-harbour', beach: 'n-missing' }),
    node('n-root', 'who', { resident: 'n-where', visitor: 'n-visitor' }),
    leaf('n-harbour', 'resident-harbour', 'second-car'),
  ],
}
const asked = (walk: FunnelWalk) => {
  const step = funnelStep(walk)
  return step.kind === 'question' ? step.question.id : step.offerIds
}

describe('the question funnel', () => {
  const start = startFunnel(funnel)
  test('starts at the node that nothing leads to, wherever it stands', () => expect(asked(start)).toBe('who'))
  test('offers only answers that lead somewhere', () => {
    const step = funnelStep(start)
    expect(step.kind === 'question' && step.question.answers.map(({ id }) => id)).toEqual([
      'resident',
      'visitor',
    ])
  })
  test('asks one question a screen and ends with the offers of the leaf', () => {
    const second = answerFunnel(start, 'resident')
    expect(asked(second)).toBe('where')
    expect(funnelStep(second)).toMatchObject({ position: 2, canGoBack: true, chosenAnswerId: null })
    expect(asked(answerFunnel(second, 'harbour'))).toEqual(['resident-harbour', 'second-car'])
  })
  test('a leaf without offers is a result without offers', () =>
    expect(asked(answerFunnel(start, 'visitor'))).toEqual([]))
  test('going back loses nothing: answers are still chosen, forwards again', () => {
    const result = answerFunnel(answerFunnel(start, 'resident'), 'harbour')
    const back = backFunnel(result)
    expect(funnelStep(back)).toMatchObject({ kind: 'question', chosenAnswerId: 'harbour' })
    const first = backFunnel(back)
    expect(funnelStep(first)).toMatchObject({ chosenAnswerId: 'resident', canGoBack: false, position: 1 })
    expect(funnelStep(answerFunnel(first, 'resident'))).toMatchObject({ chosenAnswerId: 'harbour' })
    expect(backFunnel(first)).toBe(first)
  })
  test.each(['beach', 'nobody'])('an answer that leads nowhere (%s) changes nothing', answerId => {
    const walk = answerFunnel(start, 'resident')
    expect(answerFunnel(walk, answerId)).toBe(walk)
  })
  test('a tree that bites its tail does not turn for ever', () => {
    const loop = startFunnel({ ...funnel, nodes: [node('a', 'who', { resident: 'a' })] })
    expect(asked(loop)).toBe('who')
    expect(answerFunnel(loop, 'resident')).toBe(loop)
  })
  test('an empty funnel, or a node whose question is gone, is a result', () => {
    expect(funnelStep(startFunnel({ questions: [], nodes: [] }))).toEqual({
      kind: 'result',
      offerIds: [],
      canGoBack: false,
    })
    expect(funnelStep(startFunnel({ ...funnel, questions: [] })).kind).toBe('result')
  })
})
