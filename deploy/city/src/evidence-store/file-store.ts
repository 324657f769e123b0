import type { Instant } from '@parvis/shared-kernel/time'

/** What a signed URL permits: one object of one type and length, until one moment. */
export interface UploadPermit {
  urn: string
  mime: string
  /** Exact length in bytes if the client stated it; null for any length up to the maximum. */
  size: number | null
  expiresAt: Instant
}

/** An object in the store; its age is by the store's clock, never the demo's. */
export interface StoredObject {
  urn: string
  isKept: boolean
  ageMs: number
}

/**
 * Storage of documents. Uploads go to quarantine, are checked there, and are kept or removed; only the check reads
 * from quarantine. A kept object never changes.
 */
export interface FileStore {
  /** Returns the URL to PUT the file to. */
  signUpload(permit: UploadPermit): Promise<string>
  /** Writes a whole object to quarantine atomically; false if one exists there or is kept already. */
  write(urn: string, bytes: Uint8Array): Promise<boolean>
  /** Returns the uploaded content awaiting its check; `'too-large'` without reading it. */
  readQuarantined(urn: string): Promise<Uint8Array | 'too-large' | null>
  /** Keeps the checked content of an object and removes it from quarantine. Idempotent. */
  keep(urn: string, bytes: Uint8Array): Promise<void>
  read(urn: string): Promise<Uint8Array | null>
  /** Removes an object from quarantine; a kept one stays. */
  clearQuarantine(urn: string): Promise<void>
  /** Removes an object everywhere. Idempotent. */
  remove(urn: string): Promise<void>
  list(): Promise<readonly StoredObject[]>
  /** Removes the remains of interrupted uploads. */
  purgeInterrupted(olderThanMs: number): Promise<number>
  isReachable(): Promise<boolean>
}

const URN = /^urn:parvis:evidence:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Parses an object's name; null for text that this server did not create. */
export const objectIdOf = (urn: string): string | null => URN.exec(urn)?.[1] ?? null

export const urnOf = (objectId: string): string => `urn:parvis:evidence:${objectId}`
