import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '@parvis/build'
import { assertCity, assertPart, assertVersion } from './names.ts'
import { diskWriter, type Writer } from './writer.ts'

/** Folder of a static site: immutable versions and generations, and one pointer a city and channel. */
export interface Site {
  readonly root: string
  /** How files are written; only tests give another. */
  readonly writer?: Writer
}

/** The one that PARVIS_SITE names, else that of this checkout. */
export const ownSite = (): Site => ({ root: resolve(process.env.PARVIS_SITE ?? join(ROOT, '.parvis/site')) })

/** @throws BadName */
export function versionFolder(site: Site, name: string, version: string): string {
  assertPart(name)
  assertVersion(version)
  return name === 'shell' ? join(site.root, 'shell', version) : join(site.root, 'remotes', name, version)
}

/** @throws BadName */
export function cityFolder(site: Site, city: string): string {
  assertCity(city)
  return join(site.root, 'cities', city)
}

export const writerOf = (site: Site): Writer => site.writer ?? diskWriter

/** Null when it is not there, or no longer. */
export function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
