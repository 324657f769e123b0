import { expect, test } from 'vitest'
import { offerId } from '../ids/index.ts'
import type { Funnel, FunnelNode } from './funnel.ts'
import { funnelFaults } from './funnel-faults.ts'

const text = { fr: 'Oui', en: 'Yes' }
const question = (id: string) => ({
  id,
  text,
  answers: [
    { id: 'yes', text },
    { id: 'no', text },
  ],
})
const leaf = (id: string, ...offers: string[]): FunnelNode => ({
  id,
  questionId: null,
  answers: [],
  offerIds: offers.map(offerId),
})
const fork = (id: string, yes: string, no: string, questionId: string | null = 'q'): FunnelNode => ({
  id,
  questionId,
  answers: [
    { answerId: 'yes', childId: yes },
    { answerId: 'no', childId: no },
  ],
  offerIds: [],
})
const funnel = (...nodes: FunnelNode[]): Funnel => ({ questions: [question('q')], nodes })
const OFFERS = new Set(['resident'])
const told = (tree: Funnel, offers: ReadonlySet<string> | null = OFFERS) =>
  funnelFaults(tree, offers).map(
    ({ part, index, field, position, reason }) =>
      `${part}.${index}.${field}${position === null ? '' : `.${position}`} ${reason}`,
  )

const root = fork('root', 'a', 'b')

test.each<[string, Funnel, string[]]>([
  ['is sound', funnel(root, leaf('a', 'resident'), leaf('b')), []],
  ['of one leaf is sound', funnel(leaf('a', 'resident')), []],
  ['without nodes is sound', funnel(), []],
  ['may lead to one leaf by two ways', funnel(fork('root', 'a', 'a'), leaf('a')), []],
  [
    'asks a question that is none',
    funnel(fork('root', 'a', 'b', 'x'), leaf('a'), leaf('b')),
    ['nodes.0.questionId unknown-question'],
  ],
  [
    'has answers without a question',
    funnel(fork('root', 'a', 'b', null), leaf('a'), leaf('b')),
    ['nodes.0.questionId unknown-question'],
  ],
  ['leads nowhere', funnel(root, leaf('a')), ['nodes.0.childId.1 unknown-child']],
  [
    'ends at an offer that is none',
    funnel(leaf('a', 'resident', 'gone')),
    ['nodes.0.offerIds.1 unknown-offer'],
  ],
  ['has a node twice', funnel(root, leaf('a'), leaf('b'), leaf('b')), ['nodes.3.id duplicate']],
  [
    'has a node that nothing leads to',
    funnel(root, leaf('a'), leaf('b'), leaf('c')),
    ['nodes.3.id unreachable'],
  ],
  ['goes round', funnel(root, fork('a', 'root', 'b'), leaf('b')), ['nodes.0.id loop', 'nodes.1.id loop']],
  ['leads to itself', funnel(fork('root', 'root', 'b'), leaf('b')), ['nodes.0.id loop']],
])('a tree of questions that %s', (_name, tree, faults) => {
  expect(told(tree)).toEqual(faults)
})

test('an answer that its question does not have is a fault', () => {
  const node = { ...root, answers: [{ answerId: 'perhaps', childId: 'a' }] }
  expect(told(funnel(node, leaf('a')))).toEqual(['nodes.0.answerId.0 unknown-answer'])
  const other = { ...question('r'), answers: [{ id: 'perhaps', text }] }
  const tree = { questions: [question('q'), other], nodes: [{ ...node, questionId: 'r' }, leaf('a')] }
  expect(told(tree)).toEqual([])
})

test('a question that is there twice is a fault', () => {
  expect(told({ questions: [question('q'), question('q')], nodes: [leaf('a')] })).toEqual([
    'questions.1.id duplicate',
  ])
})

test('offers are not looked at when they are not known', () => {
  expect(told(funnel(leaf('a', 'gone')), null)).toEqual([])
})
