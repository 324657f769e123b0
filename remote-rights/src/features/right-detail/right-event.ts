import type { Plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { RightMessageId, Sentence } from '../../use-messages.ts'

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
  readonly title: Sentence<RightMessageId>
  readonly added: readonly Plate[]
  readonly removed: readonly Plate[]
  readonly isAhead: boolean
  /** False when validity is counted in whole days: the hour is meaningless. */
  readonly hasHour: boolean
}

/** An event as its source creates it; omitted fields get defaults. */
export type EventDraft = Omit<RightEvent, 'isAhead' | 'added' | 'removed' | 'hasHour'> & Partial<RightEvent>
