import { offerId } from '@parvis/shared-kernel/ids'
import { answerFunnel, backFunnel, type Funnel, funnelStep, startFunnel } from '@parvis/shared-kernel/offers'
import { describe, expect, it } from 'vitest'
import { answersGiven, queryOfWalk, walkOfQuery } from './funnel.model.ts'

const text = (words: string) => ({ fr: words, en: words })
const funnel: Funnel = {
  questions: [
    {
      id: 'who',
      text: text('Vous êtes'),
      answers: [
        { id: 'home', text: text('Habitant') },
        { id: 'pro', text: text('Pro') },
      ],
    },
    {
      id: 'where',
      text: text('Où'),
      answers: [
        { id: 'port', text: text('Port') },
        { id: 'beach', text: text('Plage') },
      ],
    },
  ],
  nodes: [
    {
      id: 'root',
      questionId: 'who',
      answers: [
        { answerId: 'home', childId: 'place' },
        { answerId: 'pro', childId: 'end-pro' },
      ],
      offerIds: [],
    },
    {
      id: 'place',
      questionId: 'where',
      answers: [
        { answerId: 'port', childId: 'end-port' },
        { answerId: 'beach', childId: 'end-beach' },
      ],
      offerIds: [],
    },
    { id: 'end-pro', questionId: null, answers: [], offerIds: [offerId('craft')] },
    { id: 'end-port', questionId: null, answers: [], offerIds: [offerId('resident')] },
    { id: 'end-beach', questionId: null, answers: [], offerIds: [] },
  ],
}
const start = startFunnel(funnel)
const walked = (...answers: string[]) => answers.reduce(answerFunnel, start)
const read = (query: string) => walkOfQuery(funnel, new URLSearchParams(query))

describe('a walk through the questions', () => {
  it.each([
    ['', start],
    ['?reponses=home', walked('home')],
    ['?reponses=home.port', walked('home', 'port')],
    ['?reponses=home.port&question=2', backFunnel(walked('home', 'port'))],
    ['?reponses=home.port&question=1', backFunnel(backFunnel(walked('home', 'port')))],
  ])('is told by the address %j, and read from it', (query, walk) => {
    expect(queryOfWalk(walk)).toBe(query)
    expect(read(query).path).toEqual(walk.path)
  })

  it('shows the answer given before when one goes back', () => {
    expect(funnelStep(read('?reponses=home.port&question=1'))).toMatchObject({
      kind: 'question',
      chosenAnswerId: 'home',
    })
    expect(funnelStep(read('?reponses=home.port&question=2'))).toMatchObject({ chosenAnswerId: 'port' })
  })

  it('finds the later answers again when one goes back and answers the same', () => {
    const again = answerFunnel(read('?reponses=home.port&question=1'), 'home')
    expect(funnelStep(again)).toMatchObject({ kind: 'question', chosenAnswerId: 'port' })
  })

  it('forgets answers that lead nowhere any more', () => {
    expect(read('?reponses=gone.port').path).toEqual(['root'])
    expect(read('?reponses=pro.port').path).toEqual(['root', 'end-pro'])
    expect(read('?question=7').path).toEqual(['root'])
    expect(read('?reponses=home&question=0').path).toEqual(['root', 'place'])
    expect(read('?reponses=home&question=nonsense').path).toEqual(['root', 'place'])
  })

  it('explains its result by what was answered, each with the way to change it', () => {
    expect(answersGiven(backFunnel(walked('home', 'beach')))).toMatchObject([{ answer: text('Habitant') }])
    expect(answersGiven(walked('home', 'beach'))).toMatchObject([{}, { answer: text('Plage') }])
    expect(answersGiven(walked('home', 'port'))).toEqual([
      { question: text('Vous êtes'), answer: text('Habitant'), query: '?reponses=home.port&question=1' },
      { question: text('Où'), answer: text('Port'), query: '?reponses=home.port&question=2' },
    ])
  })
})
