import kernel from '@parvis/shared-kernel/package.json' with { type: 'json' }
import { CONTRACT_VERSION, type RemoteModule } from '@parvis/shared-kernel/remote'
import { isKernelInReach } from '@parvis/shared-kernel/remote/kernel-range'
import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'
import { loadExposed } from './federation.ts'

/** Why this shell must not load a version; null if it may. */
export function gateOf({ contract, kernel: builtWith }: LoadableVersion): Error | null {
  if (contract !== CONTRACT_VERSION) return new Error(`contract ${contract} is not ${CONTRACT_VERSION}`)
  if (!isKernelInReach(builtWith, kernel.version))
    return new Error(`kernel ${builtWith} is out of reach of ${kernel.version}`)
  return null
}

export interface RemoteLoader {
  /**
   * Loads a version's code. Success and failure are cached: only `forgetFailure` allows another attempt, so that
   * rerendering never hits a server that is down.
   */
  load(version: LoadableVersion): Promise<RemoteModule>
  forgetFailure(version: LoadableVersion): void
}

export function remoteLoader(expose: typeof loadExposed): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>()
  const failed = new Set<string>()
  return {
    load(version) {
      const { url } = version.entry
      const current = loads.get(url)
      if (current) return current
      const refused = gateOf(version)
      const loading = refused ? Promise.reject(refused) : tried(expose, version)
      loading.catch(() => failed.add(url))
      loads.set(url, loading)
      return loading
    },
    forgetFailure({ entry }) {
      if (failed.delete(entry.url)) loads.delete(entry.url)
    },
  }
}

/** A failure slower than this (ms) was not a cached one. */
const SLOW_MS = 3_000

/** Browsers answer the first request after a failed preload with that failure, so a fast failure is retried once. */
async function tried(expose: typeof loadExposed, version: LoadableVersion): Promise<RemoteModule> {
  const begun = performance.now()
  try {
    return await expose(version)
  } catch (error) {
    if (performance.now() - begun > SLOW_MS) throw error
    return expose(version)
  }
}

export const remotes = remoteLoader(loadExposed)
