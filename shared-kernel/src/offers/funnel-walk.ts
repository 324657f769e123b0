import type { OfferId } from '../ids/index.ts'
import type { Funnel, FunnelNode, FunnelQuestion } from './funnel.ts'

/** The position in the guided questions. Answers are kept after going back. */
export interface FunnelWalk {
  readonly funnel: Funnel
  /** Nodes from the first question to here; empty for a funnel without nodes. */
  readonly path: readonly FunnelNode['id'][]
  /** Last answer at each node. */
  readonly answers: Readonly<Record<FunnelNode['id'], string>>
}

export type FunnelStep =
  | {
      readonly kind: 'question'
      readonly question: FunnelQuestion
      /** Earlier answer, shown as selected; null the first time. */
      readonly chosenAnswerId: string | null
      /** 1 for the first question. */
      readonly position: number
      readonly canGoBack: boolean
    }
  | { readonly kind: 'result'; readonly offerIds: readonly OfferId[]; readonly canGoBack: boolean }

const nodeOf = ({ nodes }: Funnel, id: string | undefined): FunnelNode | null =>
  nodes.find(node => node.id === id) ?? null

/** The node without a parent; the first node when every node has one. */
function rootOf({ nodes }: Funnel): FunnelNode | null {
  const children = new Set(nodes.flatMap(({ answers }) => answers.map(({ childId }) => childId)))
  return nodes.find(({ id }) => !children.has(id)) ?? nodes[0] ?? null
}

export function startFunnel(funnel: Funnel): FunnelWalk {
  const root = rootOf(funnel)
  return { funnel, path: root ? [root.id] : [], answers: {} }
}

/** The current question, or the resulting offers. A leaf, or a node without its question, is a result. */
export function funnelStep({ funnel, path, answers }: FunnelWalk): FunnelStep {
  const node = nodeOf(funnel, path.at(-1))
  const canGoBack = path.length > 1
  const question = node?.answers.length
    ? funnel.questions.find(({ id }) => id === node.questionId)
    : undefined
  if (!node || !question) return { kind: 'result', offerIds: node?.offerIds ?? [], canGoBack }
  const led = new Set(node.answers.map(({ answerId }) => answerId))
  return {
    kind: 'question',
    // Answers without a child node are left out.
    question: { ...question, answers: question.answers.filter(({ id }) => led.has(id)) },
    chosenAnswerId: answers[node.id] ?? null,
    position: path.length,
    canGoBack,
  }
}

/** Moves on by an answer; ignores an answer without a child node, or one that returns to an earlier question. */
export function answerFunnel(walk: FunnelWalk, answerId: string): FunnelWalk {
  const node = nodeOf(walk.funnel, walk.path.at(-1))
  const childId = node?.answers.find(answer => answer.answerId === answerId)?.childId
  const child = nodeOf(walk.funnel, childId)
  if (!node || !child || walk.path.includes(child.id)) return walk
  return { ...walk, path: [...walk.path, child.id], answers: { ...walk.answers, [node.id]: answerId } }
}

/** Back to the previous question; no effect at the first. */
export const backFunnel = (walk: FunnelWalk): FunnelWalk =>
  walk.path.length > 1 ? { ...walk, path: walk.path.slice(0, -1) } : walk
