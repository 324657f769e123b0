import type { PageFallback, PageRelease, PageRemote } from '@parvis/shared-kernel/remote/release'
import { createStore } from 'zustand/vanilla'
import { gateOf } from './load-remote.ts'

/** Versions that failed in this tab, so that later screens skip them. */
export interface RefusedVersions {
  subscribe(listener: () => void): () => void
  /** The same value until something changes. */
  get(): ReadonlySet<string>
  refuse(name: string, version: string): void
  /** Clears a remote's refusals after "try again". */
  pardon(name: string): void
}

const KEY = 'parvis.refused'

/** Kept in sessionStorage; a new generation starts without any. */
export function refusedVersions(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  generation: number,
): RefusedVersions {
  const store = createStore<ReadonlySet<string>>(() => read(storage, generation))
  const become = (next: ReadonlySet<string>) => {
    try {
      storage.setItem(KEY, JSON.stringify({ generation, versions: [...next] }))
    } catch {
      // Storage is blocked: the next page finds out again.
    }
    store.setState(next, true)
  }
  return {
    subscribe: store.subscribe,
    get: store.getState,
    refuse: (name, version) => become(new Set([...store.getState(), `${name}@${version}`])),
    pardon(name) {
      const refused = store.getState()
      const left = [...refused].filter(one => !one.startsWith(`${name}@`))
      if (left.length < refused.size) become(new Set(left))
    },
  }
}

function read(storage: Pick<Storage, 'getItem'>, generation: number): ReadonlySet<string> {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as {
      generation: number
      versions: string[]
    } | null
    return new Set(kept?.generation === generation ? kept.versions : [])
  } catch {
    return new Set()
  }
}

/** The current version, then the last good ones, without those that failed here or that this shell may not run. */
export function usableVersions(
  name: string,
  remote: PageRemote,
  refused: ReadonlySet<string>,
): readonly PageFallback[] {
  return [remote, ...remote.lastGood].filter(
    version => !refused.has(`${name}@${version.version}`) && gateOf(version) === null,
  )
}

/**
 * The release with routes and navigation of the versions really used, since a fallback has its own. Routes that only
 * the refused version has are kept, so that their address shows the failure.
 */
export function usableRelease(release: PageRelease, refused: ReadonlySet<string>): PageRelease {
  const remotes = Object.entries(release.remotes).map(([name, remote]) => {
    const [first] = usableVersions(name, remote, refused)
    if (!first || first === remote || !first.routes) return [name, remote]
    const own = new Set(first.routes.map(({ pattern }) => pattern))
    const lost = remote.routes.filter(({ pattern }) => !own.has(pattern))
    const routes = [...first.routes, ...lost]
    return [name, { ...remote, routes, navigation: first.navigation ?? remote.navigation }]
  })
  return { ...release, remotes: Object.fromEntries(remotes) }
}
