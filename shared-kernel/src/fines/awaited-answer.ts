import type { AppealId, FineId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** A subscriber's appeal for which the authority requests more: its identification and its due date. */
export interface AwaitedAnswer {
  readonly appealId: AppealId
  readonly fineId: FineId
  /** Null where the authority names no day. */
  readonly dueAt: Instant | null
}
