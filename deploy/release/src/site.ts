import { eachOf } from './each-of.ts'
import { assertCity, assertPart, assertVersion } from './names.ts'

export interface SiteFile {
  /** Relative to the site, separated by `/`. */
  readonly path: string
  readonly writtenAt: Date
}

/**
 * A static site: immutable versions and generations, and one pointer per city and channel. Release rules use only these
 * operations, so they hold in a folder and in a bucket. Paths are relative to the site; a folder exists only through
 * its files.
 */
export interface Site {
  /** As given to a command: an absolute folder, or `s3://<bucket>/<prefix>`. */
  readonly address: string
  /** Folder from which local servers can read; null for a bucket. */
  readonly folder: string | null
  /**
   * Milliseconds for which readings of changing data may be reused: a bucket is remote and its requests are counted.
   */
  readonly freshMs: number
  /** Quality of brotli forms, 0 to 11: written once and downloaded often, so the best unless a test needs none. */
  readonly brotliQuality: number
  /** Null when missing. */
  read(path: string): Promise<Buffer | null>
  /** Files and folders right below a folder. */
  names(folder: string): Promise<readonly string[]>
  /** Every file below a folder. */
  files(folder: string): Promise<readonly SiteFile[]>
  /**
   * Creates a complete file atomically unless one exists; false when another writer was first. This compare-and-set is
   * the basis of everything else.
   */
  writeOnce(path: string, content: string | Uint8Array): Promise<boolean>
  /** Succeeds when the file is missing. */
  remove(path: string): Promise<void>
}

export const BEST_BROTLI = 11

/** Left behind by an interrupted write: never read, and pruned later. */
export const isDraft = (path: string): boolean => path.includes('/.draft-')

export const partFolder = (part: string): string => (part === 'shell' ? 'shell' : `remotes/${part}`)

/** @throws BadName */
export function versionFolder(name: string, version: string): string {
  assertPart(name)
  assertVersion(version)
  return `${partFolder(name)}/${version}`
}

/** @throws BadName */
export function cityFolder(city: string): string {
  assertCity(city)
  return `cities/${city}`
}

/** Null when missing. */
export async function readJson<T>(site: Site, path: string): Promise<T | null> {
  const content = await site.read(path)
  return content && (JSON.parse(content.toString()) as T)
}

/** Removes every file below a folder; the next prune continues after an interruption. */
export async function removeFolder(site: Site, folder: string): Promise<void> {
  await eachOf(await site.files(folder), ({ path }) => site.remove(path))
}
