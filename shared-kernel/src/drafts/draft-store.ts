import type { SubscriberId } from '../ids/index.ts'

/** Subscriber and procedure of a draft. */
export interface DraftKey {
  readonly subscriberId: SubscriberId
  /** Made by `draftProcedure`. */
  readonly procedure: string
}

/** The local copy of a draft until the city has it. */
export interface LocalDraft {
  readonly body: unknown
  /** Id of the screen opening that wrote it. */
  readonly writer: string
  /** The city's version that it was based on; 0 for none. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** The procedure is complete: the city's draft by this writer, or by the one that it was resumed from, is to be deleted. */
  readonly isFinished: boolean
  /** Counts what this writer wrote; not told by the releases before. */
  readonly change?: number
  /** The body that was last on its way to the city when this one was written. */
  readonly sent?: unknown
  /** Writer of the city's draft when the screen opened. */
  readonly foundBy?: string | undefined
}

/** A file that was chosen but not uploaded yet. */
export interface KeptFile {
  readonly file: File
  readonly savedAt: number
}

/** Files by slot. */
export type KeptFiles = Readonly<Record<string, KeptFile>>

/** The local buffer of what the city does not have yet. Every call may reject; callers must not depend on it. */
export interface DraftStore {
  /** One for each tab that has written; the earliest release kept one for all. */
  read(key: DraftKey): Promise<readonly LocalDraft[]>
  write(key: DraftKey, draft: LocalDraft): Promise<void>
  /** Deletes the draft of that writer, given `savedAt` only as it was then; those of other tabs stay. */
  drop(key: DraftKey, writer: string, savedAt?: number): Promise<void>
  readFiles(key: DraftKey): Promise<KeptFiles>
  writeFile(key: DraftKey, slot: string, file: KeptFile): Promise<void>
  dropFile(key: DraftKey, slot: string): Promise<void>
  /** Deletes draft and files, by any writer. */
  dropAll(key: DraftKey): Promise<void>
}

/** The store of a browser without storage: drafts are at the city only. */
export const noStore: DraftStore = {
  read: async () => [],
  write: () => Promise.reject(new Error('this browser keeps nothing')),
  drop: async () => {},
  readFiles: async () => ({}),
  writeFile: () => Promise.reject(new Error('this browser keeps nothing')),
  dropFile: async () => {},
  dropAll: async () => {},
}
