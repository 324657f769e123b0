import { basename } from 'node:path'
import type { BuildRecord } from '@parvis/build/parts'
import type { NamedFile } from '../page-facts.ts'

/** Origin of a remote → its name. */
export type RemoteOrigins = ReadonlyMap<string, string>

type Built = Pick<BuildRecord, 'files' | 'groups'>

/** A file of the monolith as a page names it. */
export const fileOf =
  ({ files }: Built, base: string) =>
  (file: string): NamedFile => ({
    url: `${base}/${file}`,
    integrity: files.find(one => one.file === file)?.integrity ?? '',
  })

/** First files of every monolith page, the entry first. */
export const firstFiles = ({ groups }: Built): string[] => [
  ...new Set([...(groups.main ?? []), ...(groups.bootstrap ?? [])]),
]

/**
 * Monolith files equivalent to the federation page's preloads: for each chunk, the chunk of the same name with its
 * files. Entries and shared chunks have no counterpart: the first files contain them.
 */
export function counterparts(
  preload: readonly NamedFile[],
  built: Built,
  place: { readonly base: string; readonly origins: RemoteOrigins },
): NamedFile[] {
  const known = new Set(firstFiles(built))
  const found: NamedFile[] = []
  const file = fileOf(built, place.base)
  // Language-independent preloads first: a file shared by several languages must not be marked with one.
  for (const { url, lang } of [...preload].sort((a, b) => Number(!!a.lang) - Number(!!b.lang))) {
    for (const name of built.groups[groupOf(url, place.origins)] ?? []) {
      if (known.has(name)) continue
      known.add(name)
      found.push(lang ? { ...file(name), lang } : file(name))
    }
  }
  return found
}

function groupOf(url: string, origins: RemoteOrigins): string {
  const [name = ''] = basename(url).split('.')
  const remote = url.startsWith('/') ? null : origins.get(new URL(url).origin)
  return remote ? `${remote}-${name}` : name
}
