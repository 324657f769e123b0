import type { AppealId, FineId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** An appeal of a subscriber of which the authority asks for more: enough to find it and to know until when. */
export interface AwaitedAnswer {
  readonly appealId: AppealId
  readonly fineId: FineId
  /** Null where the authority names no day. */
  readonly dueAt: Instant | null
}
