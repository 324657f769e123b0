import type { Plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { RightWordId, Sentence } from '../../words.ts'

/** Something that happened to a right, or will. */
export interface RightEvent {
  readonly id: string
  readonly kind:
    | 'created'
    | 'comment'
    | 'complement'
    | 'plates'
    | 'evidence'
    | 'step'
    | 'refusal'
    | 'sharing'
    | 'money'
    | 'now'
    | 'start'
    | 'renewal'
    | 'end'
  readonly at: Instant
  readonly title: Sentence<RightWordId>
  readonly added: readonly Plate[]
  readonly removed: readonly Plate[]
  readonly isAhead: boolean
  /** The hour says nothing of a validity that goes by days. */
  readonly hasHour: boolean
}

/** An event as its source makes it; what it leaves out is usual. */
export type EventDraft = Omit<RightEvent, 'isAhead' | 'added' | 'removed' | 'hasHour'> & Partial<RightEvent>
