import {
  type BuildRecord,
  type BuiltFile,
  type ChunkGroups,
  type EmbedRecord,
  SHARED_CHUNK,
} from '@parvis/build/parts'
import { LOCALES } from '@parvis/shared-kernel/formats'
import { CONTRACT_VERSION } from '@parvis/shared-kernel/remote/contract'
import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import type { Descriptor, EmbedDescriptor } from './descriptor.ts'

/** Descriptor of one of our builds. @throws when it was not built for its own routes */
export function describeBuild(record: BuildRecord): Descriptor {
  const all = [...record.files, ...(record.embed?.files ?? [])]
  const files = Object.fromEntries(all.map(({ file, integrity }) => [file, integrity]))
  const { name, version, kernel, globalName: global } = record
  const about = { name, version, kernel, global, files }
  return name === 'shell'
    ? { ...about, contract: CONTRACT_VERSION, ...describeShell(record), routes: [], navigation: [] }
    : { ...about, ...describeRemote(record) }
}

function describeShell({
  groups,
  files,
  embed,
  keys,
}: BuildRecord): Pick<Descriptor, 'entry' | 'pages' | 'keys' | 'embed'> {
  const main = groups.main ?? []
  const shared = files.map(({ file }) => file).filter(file => SHARED_CHUNK.test(file))
  return {
    entry: main.find(file => file.endsWith('.js')) ?? '',
    pages: {
      main: [...main, ...(groups.bootstrap ?? []), ...shared],
      words: LOCALES.flatMap(lang => groups[`words-${lang}`] ?? []),
      early: groups.early ?? [],
    },
    ...(keys ? { keys } : {}),
    ...(embed ? { embed: describeHost(embed, groups.embed?.[0] ?? '') } : {}),
  }
}

/** Descriptor of the embed host and the script that loads it. */
function describeHost({ globalName: global, groups, files }: EmbedRecord, loader: string): EmbedDescriptor {
  const host = groups.host ?? []
  const shared = files.map(({ file }) => file).filter(file => SHARED_CHUNK.test(file))
  const words = LOCALES.flatMap(lang => groups[`words-${lang}`] ?? [])
  return {
    global,
    entry: host[0] ?? '',
    pages: { host: [...new Set([...host, ...(groups.frame ?? []), ...shared, ...words])] },
    loader,
  }
}

function describeRemote(
  record: BuildRecord,
): Pick<Descriptor, 'entry' | 'pages' | 'contract' | 'routes' | 'navigation' | 'embed'> {
  const { name, groups, embed } = record
  if (!record.manifest) throw new Error(`${name} was built without its remote.manifest.ts`)
  // The compiler checked it against this type where it was written.
  const { contract, routes, navigation } = record.manifest as RemoteManifest
  const names = [...new Set(routes.map(route => route.page))]
  const pages = pagesOf(name, groups, names)
  const entry = entryOf(record.files)
  return {
    ...{ entry, pages, contract, routes, navigation },
    ...(embed
      ? {
          embed: {
            global: embed.globalName,
            entry: entryOf(embed.files),
            pages: pagesOf(name, embed.groups, names),
          },
        }
      : {}),
  }
}

const entryOf = (files: readonly BuiltFile[]) =>
  files.find(({ file }) => /^(embed\/)?entry\..*\.js$/.test(file))?.file ?? ''

function pagesOf(name: string, groups: ChunkGroups, pages: readonly string[]): Descriptor['pages'] {
  const everywhere = [...(groups.mount ?? []), ...LOCALES.flatMap(lang => groups[`messages-${lang}`] ?? [])]
  const filesOf = (page: string) => {
    const own = groups[page]
    if (!own) throw new Error(`${name}: no chunk is named ${page}, which a route of the manifest asks for`)
    return [...new Set([...everywhere, ...own])]
  }
  return Object.fromEntries(pages.map(page => [page, filesOf(page)]))
}
