import type { Instant } from '@parvis/shared-kernel/time'

/** What one signed address allows: one object, one type, one length, until one moment. */
export interface UploadPermit {
  urn: string
  mime: string
  /** Exact length in bytes when the client told it; null: at most the largest length of a file. */
  size: number | null
  expiresAt: Instant
}

/** Something that lies in the store; its age is told by the store's own clock, never by the demo's. */
export interface StoredObject {
  urn: string
  isKept: boolean
  ageMs: number
}

/**
 * Where the bytes of documents live. What arrives lies in quarantine, is checked there, and is kept or removed: nothing
 * is ever read out of quarantine but by the check. A kept object never changes.
 */
export interface FileStore {
  /** The address to PUT the file to. */
  signUpload(permit: UploadPermit): Promise<string>
  /** Puts a whole object into quarantine, or nothing at all; false when one lies there or was kept already. */
  write(urn: string, bytes: Uint8Array): Promise<boolean>
  /** What arrived and waits for its check; `'too-large'` is not even read. */
  readQuarantined(urn: string): Promise<Uint8Array | 'too-large' | null>
  /** Keeps what the check has made of an object, and empties its place in quarantine. Doing it twice is doing it once. */
  keep(urn: string, bytes: Uint8Array): Promise<void>
  read(urn: string): Promise<Uint8Array | null>
  /** Empties one place of quarantine; what was kept stays. */
  clearQuarantine(urn: string): Promise<void>
  /** Removes an object wherever it lies; what is not there is removed already. */
  remove(urn: string): Promise<void>
  list(): Promise<readonly StoredObject[]>
  /** Removes what interrupted uploads left behind. */
  purgeInterrupted(olderThanMs: number): Promise<number>
  isReachable(): Promise<boolean>
}

const URN = /^urn:parvis:evidence:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The name of an object in the store; null for any text that this server did not make. */
export const objectIdOf = (urn: string): string | null => URN.exec(urn)?.[1] ?? null

export const urnOf = (objectId: string): string => `urn:parvis:evidence:${objectId}`
