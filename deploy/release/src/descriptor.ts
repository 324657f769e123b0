import type { NavigationEntry, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { readJson, type Site, versionFolder } from './site.ts'

/** What a published version says of itself: written once beside its files and never again. */
export interface Descriptor {
  readonly name: string
  readonly version: string
  /** What the remote speaks; of the shell, what it speaks with remotes. */
  readonly contract: number
  readonly kernel: string
  readonly global: string
  /** File name → hash, as an `integrity` attribute has it, of everything that may run. */
  readonly files: Readonly<Record<string, string>>
  readonly entry: string
  /** Page → files, in loading order. For the shell, `main` is the page, and `words` its texts in each language. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
  /** The same part for pages of others; absent where it was not built for them. */
  readonly embed?: EmbedDescriptor
}

/** Its files stand among those of the version. */
export interface EmbedDescriptor {
  readonly global: string
  readonly entry: string
  /** Page → files. For the shell, `host` is the page. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The script that integrators name; of the shell alone. */
  readonly loader?: string
}

/** The last file of a version that is written, and the first that is taken away: without it there is no such version. */
export const descriptorFile = (name: string, version: string): string =>
  `${versionFolder(name, version)}/descriptor.json`

/** @throws when that version is not published */
export async function descriptorOf(site: Site, name: string, version: string): Promise<Descriptor> {
  const descriptor = await readDescriptor(site, name, version)
  if (!descriptor) throw new Error(`${name}@${version} is not published`)
  return descriptor
}

export const readDescriptor = (site: Site, name: string, version: string): Promise<Descriptor | null> =>
  readJson<Descriptor>(site, descriptorFile(name, version))

/** A file of a version as a page names it; texts carry their language, being of no use in another. */
export function releasedFile({ files }: Descriptor, name: string, base: string): ReleasedFile {
  const lang = /(?:^|\/)(?:messages|words)-(fr|en)\./.exec(name)?.[1] as ReleasedFile['lang']
  const released = { url: `${base}/${name}`, integrity: files[name] ?? '' }
  return lang ? { ...released, lang } : released
}
