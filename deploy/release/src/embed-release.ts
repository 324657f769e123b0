import type {
  EmbeddedPart,
  EmbeddedVersion,
  EmbedRelease,
  Release,
  ReleasedFile,
} from '@parvis/shared-kernel/remote/release'
import {
  type Descriptor,
  descriptorOf,
  type EmbedDescriptor,
  readDescriptor,
  releasedFile,
} from './descriptor.ts'
import { scriptOf } from './early-start.ts'
import { inlineJson } from './inline-json.ts'
import { pageRoute } from './page-release.ts'
import type { Site } from './site.ts'

/** Path on a portal's origin for files of all parts, so that host pages need to allow one origin only. */
export const EMBED_FILES = '/embed/parts'

type Embeddable = Descriptor & { readonly embed: EmbedDescriptor }

/** What host pages load of a release; null when its shell was not built for embedding. */
export async function embedRelease(site: Site, release: Release): Promise<EmbedRelease | null> {
  const shell = embeddable(await descriptorOf(site, 'shell', release.shell.version))
  if (!shell) return null
  const parts = Object.entries(release.remotes).map(async ([name, { version, lastGood }]) => {
    const versions = [version, ...lastGood.map(one => one.version)]
    const descriptors = await Promise.all(versions.map(one => readDescriptor(site, name, one)))
    return [name, embeddedPart(descriptors)] as const
  })
  const found = (await Promise.all(parts)).filter(([, part]) => part !== null)
  const { city, generation } = release
  const { global, entry, pages } = shell.embed
  const file = fileOf(shell)
  const host = {
    ...{ version: shell.version, global, entry: file(entry) },
    first: (pages.host ?? []).map(file),
  }
  return { schema: 1, city, generation, host, parts: Object.fromEntries(found) as EmbedRelease['parts'] }
}

/** Text of the stable script: the release data, then this shell's published loader. */
export async function embedScript(site: Site, release: Release, embed: EmbedRelease): Promise<string> {
  const shell = await descriptorOf(site, 'shell', release.shell.version)
  const loader = await scriptOf(site, shell, shell.embed?.loader ?? '')
  return `const parvisRelease = ${inlineJson(embed)}\n${loader}`
}

const embeddable = (descriptor: Descriptor | null): Embeddable | null =>
  descriptor?.embed ? { ...descriptor, embed: descriptor.embed } : null

/**
 * Null when the running version was not built for embedding: an older one must not be shown, since nobody promoted it.
 */
function embeddedPart([newest, ...others]: readonly (Descriptor | null)[]): EmbeddedPart | null {
  const current = embeddable(newest ?? null)
  if (!current) return null
  const shown = routesOf(current)
  const start = startOf(current)
  const route = shown.find(({ pattern }) => pattern === start)
  const first = route?.access === 'public' ? (current.embed.pages[route.page] ?? []) : []
  return {
    ...embeddedVersion(current),
    start,
    first: first.map(fileOf(current)),
    lastGood: others.flatMap(other => {
      const version = embeddable(other)
      return version ? [embeddedVersion(version)] : []
    }),
  }
}

function embeddedVersion(descriptor: Embeddable): EmbeddedVersion {
  const { version, contract, kernel, embed } = descriptor
  const entry = fileOf(descriptor)(embed.entry)
  return {
    version,
    contract,
    kernel,
    global: embed.global,
    entry,
    routes: routesOf(descriptor).map(pageRoute),
  }
}

const routesOf = ({ routes }: Descriptor) => routes.filter(({ portalOnly }) => !portalOnly)

/** The first entry of its navigation, else the first address without parameters. */
function startOf(descriptor: Descriptor): string {
  const fixed = routesOf(descriptor).map(({ pattern }) => pattern)
  const entries = descriptor.navigation.map(({ path }) => path).filter(path => fixed.includes(path))
  return entries[0] ?? fixed.find(pattern => !/[:*]/.test(pattern)) ?? '/'
}

const fileOf =
  (descriptor: Descriptor) =>
  (name: string): ReleasedFile =>
    releasedFile(descriptor, name, `${EMBED_FILES}/${descriptor.name}/${descriptor.version}`)
