import type { AppealId, FineId } from '../ids/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { isRejectedBySilence } from './fine-deadlines.ts'

/** A subscriber's appeal for which the authority requests more: its identification and its due date. */
export interface AwaitedAnswer {
  readonly appealId: AppealId
  readonly fineId: FineId
  /** Null where the authority sets no deadline. */
  readonly dueAt: Instant | null
  /** When silence counts as a rejection; null where the city does not say. */
  readonly implicitRejectionAt: Instant | null
  /** Last moment to go to court after that; null where the city does not say. */
  readonly tribunalDeadline: Instant | null
}

/**
 * What the citizen may do next: answer; go to court once silence counts as a rejection; nothing after the last
 * moment.
 */
export function awaitedStep(awaited: AwaitedAnswer, now: Instant): 'answer' | 'court' | null {
  const { implicitRejectionAt, tribunalDeadline } = awaited
  if (!isRejectedBySilence({ state: 'complement-requested', implicitRejectionAt }, now)) return 'answer'
  return isEnded(tribunalDeadline, now) ? null : 'court'
}
