import type { AppealId, FineId } from '../ids/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { isRejectedBySilence } from './fine-deadlines.ts'

/**
 * A subscriber's appeal that waits for them: the authority requests more, or its silence has rejected the appeal.
 */
export interface AwaitedAnswer {
  readonly appealId: AppealId
  readonly fineId: FineId
  /** Null where the authority sets no deadline, or requests nothing. */
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
