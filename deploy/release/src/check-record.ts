import { cityFolder, type Site } from './site.ts'

/** Proof that a version passed a city's checks; only such versions serve as fallback. */
export interface CheckRecord {
  readonly part: string
  readonly version: string
  /** ISO 8601. */
  readonly at: string
  /** Descriptions of the checks made. */
  readonly steps: readonly string[]
}

export const checkFile = (city: string, part: string, version: string): string =>
  `${cityFolder(city)}/checks/${part}@${version}.json`

/** Keeps the first pass: a record never changes. */
export async function recordPass(site: Site, city: string, record: CheckRecord): Promise<void> {
  await site.writeOnce(checkFile(city, record.part, record.version), JSON.stringify(record))
}

export const hasPassed = async (site: Site, city: string, part: string, version: string): Promise<boolean> =>
  (await site.read(checkFile(city, part, version))) !== null
