import type { LocalText } from '../formats/index.ts'
import type { OfferId } from '../ids/index.ts'

export interface FunnelAnswer {
  readonly id: string
  readonly text: LocalText
}

export interface FunnelQuestion {
  readonly id: string
  readonly text: LocalText
  readonly answers: readonly FunnelAnswer[]
}

/** A node of the tree: a question with a child per answer, or a leaf with matching offers. */
export interface FunnelNode {
  readonly id: string
  /** Null on a leaf. */
  readonly questionId: string | null
  readonly answers: readonly { readonly answerId: string; readonly childId: string }[]
  readonly offerIds: readonly OfferId[]
}

/** The guided questions that replace the offers list (first document §3, `personalFunnel`). */
export interface Funnel {
  readonly questions: readonly FunnelQuestion[]
  readonly nodes: readonly FunnelNode[]
}
