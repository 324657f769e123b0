import type { NavigationEntry, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

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
  /** Page → files, in loading order. For the shell, `main` is the page. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
}
