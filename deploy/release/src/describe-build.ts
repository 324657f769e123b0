import type { BuildRecord } from '@parvis/build'
import { CONTRACT_VERSION } from '@parvis/shared-kernel/remote/contract'
import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import type { Descriptor } from './descriptor.ts'

/** Every page needs the words of one language; the page's first script picks it. */
const LANGUAGES = ['fr', 'en'] as const

/** Chunks of the preset that every first screen consumes through the share scope; no chunk group names them. */
const SHARED_CHUNK = /^(react|kernel|formats)\.[^.]+\.(js|css)$/

/** What a build of ours says of itself once it is published. @throws when it was not built for its own routes */
export function describeBuild(record: BuildRecord): Descriptor {
  const files = Object.fromEntries(record.files.map(({ file, integrity }) => [file, integrity]))
  const { name, version, kernel, globalName: global } = record
  const about = { name, version, kernel, global, files }
  return name === 'shell'
    ? { ...about, contract: CONTRACT_VERSION, ...describeShell(record), routes: [], navigation: [] }
    : { ...about, ...describeRemote(record) }
}

function describeShell({ groups, files }: BuildRecord): Pick<Descriptor, 'entry' | 'pages'> {
  const main = groups.main ?? []
  const shared = files.map(({ file }) => file).filter(file => SHARED_CHUNK.test(file))
  return {
    entry: main.find(file => file.endsWith('.js')) ?? '',
    pages: {
      main: [...main, ...(groups.bootstrap ?? []), ...shared],
      words: LANGUAGES.flatMap(lang => groups[`words-${lang}`] ?? []),
      early: groups.early ?? [],
    },
  }
}

function describeRemote(
  record: BuildRecord,
): Pick<Descriptor, 'entry' | 'pages' | 'contract' | 'routes' | 'navigation'> {
  const { name, groups } = record
  if (!record.manifest) throw new Error(`${name} was built without its remote.manifest.ts`)
  // Checked where it was written: by the compiler against this type.
  const { contract, routes, navigation } = record.manifest as RemoteManifest
  const everywhere = [...(groups.mount ?? []), ...LANGUAGES.flatMap(lang => groups[`messages-${lang}`] ?? [])]
  const filesOf = (page: string) => {
    const own = groups[page]
    if (!own) throw new Error(`${name}: no chunk is named ${page}, which a route of the manifest asks for`)
    return [...new Set([...everywhere, ...own])]
  }
  const pages = Object.fromEntries(
    [...new Set(routes.map(route => route.page))].map(page => [page, filesOf(page)]),
  )
  const entry = record.files.find(({ file }) => /^entry\..*\.js$/.test(file))?.file ?? ''
  return { entry, pages, contract, routes, navigation }
}
