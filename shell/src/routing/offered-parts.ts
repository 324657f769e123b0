import type { NavigationEntry } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { CityConfig } from '@parvis/shared-kernel/wire'

type Parts = CityConfig['parts']

/** Whether the city's back office serves a part; null means all. */
export const isOffered = (parts: Parts, name: string): boolean => parts === null || parts.includes(name)

/** The release without the parts that the city does not serve: their addresses and entries are as if they did not exist. */
export function offeredRelease(release: PageRelease, parts: Parts): PageRelease {
  if (parts === null) return release
  const remotes = Object.entries(release.remotes).filter(([name]) => isOffered(parts, name))
  return { ...release, remotes: Object.fromEntries(remotes) }
}

export function navigationEntries(release: PageRelease, isConnected: boolean): readonly NavigationEntry[] {
  return Object.values(release.remotes)
    .flatMap(remote => remote.navigation)
    .filter(entry => entry.access === 'public' || isConnected)
    .sort((a, b) => a.order - b.order)
}

/** Target of the root address when no part answers it: the first public entry. */
export const homeOf = (release: PageRelease): string | null =>
  navigationEntries(release, false)[0]?.path ?? null
