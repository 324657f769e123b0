import type { Funnel, FunnelNode } from './funnel.ts'

export type FunnelFaultReason =
  | 'duplicate'
  | 'unknown-question'
  | 'unknown-answer'
  | 'unknown-child'
  | 'unknown-offer'
  | 'loop'
  | 'unreachable'

/** A fault of the guided questions: `part` and `index` locate it, `field` and `position` the value. */
export interface FunnelFault {
  readonly part: 'questions' | 'nodes'
  readonly index: number
  readonly field: 'id' | 'questionId' | 'answerId' | 'childId' | 'offerIds'
  readonly position: number | null
  readonly reason: FunnelFaultReason
}

type At = Pick<FunnelFault, 'field' | 'position' | 'reason'>

const duplicates = (part: FunnelFault['part'], all: readonly { readonly id: string }[]): FunnelFault[] =>
  all.flatMap(({ id }, index) =>
    all.findIndex(other => other.id === id) === index
      ? []
      : [{ part, index, field: 'id' as const, position: null, reason: 'duplicate' as const }],
  )

const answerFaults = (funnel: Funnel, node: FunnelNode): At[] => {
  const question = funnel.questions.find(({ id }) => id === node.questionId)
  const known = new Set(question?.answers.map(({ id }) => id))
  const nodes = new Set(funnel.nodes.map(({ id }) => id))
  return node.answers.flatMap(({ answerId, childId }, position): At[] => [
    ...(question === undefined || known.has(answerId)
      ? []
      : [{ field: 'answerId' as const, position, reason: 'unknown-answer' as const }]),
    ...(nodes.has(childId)
      ? []
      : [{ field: 'childId' as const, position, reason: 'unknown-child' as const }]),
  ])
}

const questionFaults = (funnel: Funnel, node: FunnelNode): At[] => {
  const isLeaf = node.questionId === null && node.answers.length === 0
  const isKnown = funnel.questions.some(({ id }) => id === node.questionId)
  return isLeaf || isKnown ? [] : [{ field: 'questionId', position: null, reason: 'unknown-question' }]
}

const offerFaults = (node: FunnelNode, knownOfferIds: ReadonlySet<string> | null): At[] =>
  node.offerIds.flatMap((id, position): At[] =>
    knownOfferIds === null || knownOfferIds.has(id)
      ? []
      : [{ field: 'offerIds', position, reason: 'unknown-offer' }],
  )

/** Nodes reachable from `start`; `start` itself only in a cycle. */
const reachedFrom = ({ nodes }: Funnel, start: FunnelNode): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = start.answers.map(({ childId }) => childId)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const next = nodes.find(node => node.id === id)
    waiting.push(...(next?.answers.map(({ childId }) => childId) ?? []))
  }
  return reached
}

/** Exactly one root, from which every node is reachable without cycles. */
const shapeFaults = (funnel: Funnel): FunnelFault[] => {
  const { nodes } = funnel
  const children = new Set(nodes.flatMap(({ answers }) => answers.map(({ childId }) => childId)))
  const root = nodes.find(({ id }) => !children.has(id)) ?? nodes[0]
  const fromRoot = root === undefined ? new Set<string>() : reachedFrom(funnel, root)
  return nodes.flatMap((node, index): FunnelFault[] => {
    const at = { part: 'nodes', index, field: 'id', position: null } as const
    if (reachedFrom(funnel, node).has(node.id)) return [{ ...at, reason: 'loop' }]
    return node === root || fromRoot.has(node.id) ? [] : [{ ...at, reason: 'unreachable' }]
  })
}

/**
 * Everything that would leave a citizen stuck in a city's guided questions; empty for a valid tree. Offers are checked
 * only when their ids are given.
 */
export const funnelFaults = (
  funnel: Funnel,
  knownOfferIds: ReadonlySet<string> | null,
): readonly FunnelFault[] => [
  ...duplicates('questions', funnel.questions),
  ...duplicates('nodes', funnel.nodes),
  ...funnel.nodes.flatMap((node, index) =>
    [...questionFaults(funnel, node), ...answerFaults(funnel, node), ...offerFaults(node, knownOfferIds)].map(
      fault => ({ part: 'nodes' as const, index, ...fault }),
    ),
  ),
  ...shapeFaults(funnel),
]
