import type { Instant } from '../time/index.ts'
import type { AutosaveControls, AutosaveStatus } from './autosave.ts'

/** A draft that was there when the screen opened. `device`: this browser kept what the city does not have. */
export interface FoundDraft {
  readonly where: 'device' | 'city'
  readonly savedAt: Instant
}

/** What stands at the city instead of ours. */
export interface DraftConflict {
  /** Null: there it was sent or dropped. */
  readonly savedAt: Instant | null
  /** False when it cannot be read here, or is gone. */
  readonly canTake: boolean
}

export interface DraftState<Body> {
  /** found: `resume` or `startOver` comes before anything is written. */
  readonly phase: 'loading' | 'found' | 'open'
  /** `refused`: this browser alone keeps it. */
  readonly status: AutosaveStatus
  readonly body: Body
  /** Changes when the body was replaced from outside (resumed, started over, taken from elsewhere): a key for forms. */
  readonly revision: number
  /** Newest first. */
  readonly found: readonly FoundDraft[]
  readonly conflict: DraftConflict | null
  /** There was a draft of an older form of this screen that cannot be read any more: say so. */
  readonly wasOutdated: boolean
  /** By slot: files that were chosen and not sent before the screen was closed. Filled when resumed. */
  readonly waitingFiles: Readonly<Record<string, File>>
}

/** Saves one draft; `useDraft` gives it to a screen. */
export interface DraftAutosave<Body> extends AutosaveControls {
  readonly getState: () => DraftState<Body>
  readonly subscribe: (listener: () => void) => () => void
  /** Looks for what is kept, too. Settles when it is known. */
  start(): Promise<void>
  /** Ignored until the draft is open. */
  write(body: Body): void
  resume(where?: FoundDraft['where']): void
  startOver(): void
  keepMine(): void
  takeOther(): void
  /** The procedure is done: nothing is kept any more, and nothing is written from now on. */
  finish(): void
  keepFile(slot: string, file: File): void
  dropFile(slot: string): void
}
