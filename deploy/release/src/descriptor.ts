import { LOCALES } from '@parvis/shared-kernel/formats'
import type { NavigationEntry, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { readJson, type Site, versionFolder } from './site.ts'

/** Description of a published version, written once beside its files. */
export interface Descriptor {
  readonly name: string
  readonly version: string
  /** Contract version the remote implements; for the shell, the one it expects of remotes. */
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
  /** Public keys of releases that a shell pins; absent from remotes, and from shells published before this field. */
  readonly keys?: readonly string[]
  /** The part's embed build; absent when it has none. */
  readonly embed?: EmbedDescriptor
}

/** Embed build; its files are listed with the version's. */
export interface EmbedDescriptor {
  readonly global: string
  readonly entry: string
  /** Page → files. For the shell, `host` is the page. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The script integrators include; shell only. */
  readonly loader?: string
}

/** Written last and removed first: without it the version does not exist. */
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

const TEXT_FILE = new RegExp(`(?:^|/)(?:messages|words)-(${LOCALES.join('|')})\\.`)

/** A file as a page references it; text files carry their language, so that others are not loaded. */
export function releasedFile({ files }: Descriptor, name: string, base: string): ReleasedFile {
  const lang = TEXT_FILE.exec(name)?.[1] as ReleasedFile['lang']
  const released = { url: `${base}/${name}`, integrity: files[name] ?? '' }
  return lang ? { ...released, lang } : released
}
