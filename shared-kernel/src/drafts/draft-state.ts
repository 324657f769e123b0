import type { Instant } from '../time/index.ts'
import type { AutosaveControls, AutosaveStatus } from './autosave.ts'

/** A draft that existed when the screen opened. `device`: this browser holds changes that the city lacks. */
export interface FoundDraft {
  readonly where: 'device' | 'city'
  readonly savedAt: Instant
}

/** What the city holds instead of this screen's draft. */
export interface DraftConflict {
  /** Null when it was sent or deleted there. */
  readonly savedAt: Instant | null
  /** False when it is unreadable or was deleted. */
  readonly canTake: boolean
}

export interface DraftState<Body> {
  /** found: call `resume` or `startOver` before anything is written. */
  readonly phase: 'loading' | 'found' | 'open'
  /** `refused`: only this browser keeps the draft. */
  readonly status: AutosaveStatus
  readonly body: Body
  /** Changes when the body was replaced from outside (resumed, started over, taken from elsewhere): a key for forms. */
  readonly revision: number
  /** Newest first. */
  readonly found: readonly FoundDraft[]
  readonly conflict: DraftConflict | null
  /** A draft of an older version of this screen could not be read: tell the subscriber. */
  readonly wasOutdated: boolean
  /** Files by slot that were chosen but not sent before the screen closed. Filled on resume. */
  readonly waitingFiles: Readonly<Record<string, File>>
}

/** Saves one draft; `useDraft` gives it to a screen. */
export interface DraftAutosave<Body> extends AutosaveControls {
  readonly getState: () => DraftState<Body>
  readonly subscribe: (listener: () => void) => () => void
  /** Also looks for existing drafts; settles when they are known. */
  start(): Promise<void>
  /** Ignored until the draft is open. */
  write(body: Body): void
  /** `choice` is one of `found`, the newest by default; what else this browser holds of the draft goes. */
  resume(choice?: FoundDraft): void
  startOver(): void
  keepMine(): void
  takeOther(): void
  /** The procedure is complete: deletes the draft and stops saving. */
  finish(): void
  keepFile(slot: string, file: File): void
  dropFile(slot: string): void
}
