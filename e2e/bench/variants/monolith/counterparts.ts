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

/** What every page of the monolith begins with, its entry first. */
export const firstFiles = ({ groups }: Built): string[] => [
  ...new Set([...(groups.main ?? []), ...(groups.bootstrap ?? [])]),
]

/**
 * Files of the monolith that hold what the federation's page preloads: for each chunk the chunk of the same name, with
 * the files that one needs. Entries and chunks of shared code have none: the first files hold what is in them.
 */
export function counterparts(
  preload: readonly NamedFile[],
  built: Built,
  place: { readonly base: string; readonly origins: RemoteOrigins },
): NamedFile[] {
  const known = new Set(firstFiles(built))
  const found: NamedFile[] = []
  const file = fileOf(built, place.base)
  // Those of any language first: a file that several need is not one of a language.
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
