import { eachOf } from './each-of.ts'
import { assertCity, assertPart, assertVersion } from './names.ts'

/** A file of a site. */
export interface SiteFile {
  /** From the top of the site, parts divided by `/`. */
  readonly path: string
  readonly writtenAt: Date
}

/**
 * A static site: immutable versions and generations, and one pointer a city and channel. Every rule of the release is
 * written on these verbs alone, so that it holds in a folder as in a bucket. Paths begin at the top of the site; a folder
 * is what its files' paths say, so that an empty one is none.
 */
export interface Site {
  /** As a command is given it: an absolute folder, or `s3://<bucket>/<prefix>`. */
  readonly address: string
  /** Where servers on this machine find the files by themselves; null in a bucket. */
  readonly folder: string | null
  /** How long an answer about what changes may serve again: a bucket is far away, and counts questions. */
  readonly freshMs: number
  /** Null when it is not there, or no longer. */
  read(path: string): Promise<Buffer | null>
  /** Files and folders right below a folder. */
  names(folder: string): Promise<readonly string[]>
  /** Every file below a folder. */
  files(folder: string): Promise<readonly SiteFile[]>
  /**
   * Makes a file that is complete from its first moment, only where none stands: the compare-and-set that all else is
   * made of. False when somebody else was first.
   */
  writeOnce(path: string, content: string | Uint8Array): Promise<boolean>
  /** What is not there is no failure. */
  remove(path: string): Promise<void>
}

/** A file that a write left behind when it was cut short: never read, and pruned in time. */
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

/** Null when it is not there, or no longer. */
export async function readJson<T>(site: Site, path: string): Promise<T | null> {
  const content = await site.read(path)
  return content && (JSON.parse(content.toString()) as T)
}

/** Takes away every file below; one that was interrupted is seen again by the next prune. */
export async function removeFolder(site: Site, folder: string): Promise<void> {
  await eachOf(await site.files(folder), ({ path }) => site.remove(path))
}
