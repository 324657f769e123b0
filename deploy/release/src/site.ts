import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of a static site: immutable versions, and one small mutable folder a city. */
export interface Site {
  readonly root: string
}

export const versionFolder = (site: Site, name: string, version: string) =>
  name === 'shell' ? join(site.root, 'shell', version) : join(site.root, 'remotes', name, version)

export const cityFolder = (site: Site, city: string) => join(site.root, 'cities', city)

export function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}

/** Replaced by rename, so that nobody ever reads half of it. */
export function writeAtomically(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, content)
  renameSync(next, file)
}
