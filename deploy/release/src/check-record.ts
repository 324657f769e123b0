import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cityFolder, type Site, writerOf } from './site.ts'
import { createOnce } from './writer.ts'

/** Proof that a version passed the checks of a city: only such a version is ever fallen back on. */
export interface CheckRecord {
  readonly part: string
  readonly version: string
  /** ISO 8601. */
  readonly at: string
  /** What was looked at, in words. */
  readonly steps: readonly string[]
}

export const checkFile = (site: Site, city: string, part: string, version: string) =>
  join(cityFolder(site, city), 'checks', `${part}@${version}.json`)

/** The first pass stands: a record never changes. */
export function recordPass(site: Site, city: string, record: CheckRecord): void {
  createOnce(writerOf(site), checkFile(site, city, record.part, record.version), JSON.stringify(record))
}

export const hasPassed = (site: Site, city: string, part: string, version: string): boolean =>
  existsSync(checkFile(site, city, part, version))
