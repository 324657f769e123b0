import type { SubscriberId } from '../ids/index.ts'

/** Whose draft of what. */
export interface DraftKey {
  readonly subscriberId: SubscriberId
  /** As `draftProcedure` names it. */
  readonly procedure: string
}

/** What this browser holds of a draft until the city has it. */
export interface LocalDraft {
  readonly body: unknown
  /** Who wrote it: one opening of the screen. */
  readonly writer: string
  /** The city's version that it was written over; 0 for none. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** Its procedure is done: what the city may still hold of it up to that version is to be dropped. */
  readonly isFinished: boolean
}

/** A file that was chosen and is not at the city yet. */
export interface KeptFile {
  readonly file: File
  readonly savedAt: number
}

/** By the slot that the file is for. */
export type KeptFiles = Readonly<Record<string, KeptFile>>

/** The offline buffer: empty for what the city has. Every call may reject; nobody depends on it alone. */
export interface DraftStore {
  read(key: DraftKey): Promise<LocalDraft | null>
  write(key: DraftKey, draft: LocalDraft): Promise<void>
  /** Drops what that writer wrote; what another tab has written since stays. */
  drop(key: DraftKey, writer: string): Promise<void>
  readFiles(key: DraftKey): Promise<KeptFiles>
  writeFile(key: DraftKey, slot: string, file: KeptFile): Promise<void>
  dropFile(key: DraftKey, slot: string): Promise<void>
  /** Draft and files, whoever wrote them. */
  dropAll(key: DraftKey): Promise<void>
}

/** For a browser that keeps nothing: the city alone holds the drafts. */
export const noStore: DraftStore = {
  read: async () => null,
  write: () => Promise.reject(new Error('this browser keeps nothing')),
  drop: async () => {},
  readFiles: async () => ({}),
  writeFile: () => Promise.reject(new Error('this browser keeps nothing')),
  dropFile: async () => {},
  dropAll: async () => {},
}
