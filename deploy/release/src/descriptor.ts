import type { NavigationEntry, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'

/** What a published version says of itself: written once beside its files and never again. */
export interface Descriptor {
  readonly name: string
  readonly version: string
  readonly contract: number
  readonly kernel: string
  readonly global: string
  /** File name → sha384, of everything that may run. */
  readonly files: Readonly<Record<string, string>>
  readonly entry: string
  /** Page → files, in loading order. For the shell, `main` is the page, and `words` its texts in each language. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
}

/** A file of a version as a page names it; texts carry their language, being of no use in another. */
export function releasedFile({ files }: Descriptor, name: string, base: string): ReleasedFile {
  const lang = /^(?:messages|words)-(fr|en)\./.exec(name)?.[1] as ReleasedFile['lang']
  const released = { url: `${base}/${name}`, integrity: files[name] ?? '' }
  return lang ? { ...released, lang } : released
}
