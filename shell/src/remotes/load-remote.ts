import { CONTRACT_VERSION, type RemoteModule } from '@parvis/shared-kernel/remote'
import type { ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { loadScript } from './load-script.ts'

/** A try that has not answered by then counts as failed (FEDERATION, the shell's loader). */
const TIMEOUT_MS = 8_000
const TRIES = 3

/** Why a version could not be used; kept for the report, never shown. */
export interface FailedAttempt {
  readonly version: string
  readonly cause: unknown
}

export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'
  readonly attempts: readonly FailedAttempt[]
  constructor(remote: string, attempts: readonly FailedAttempt[]) {
    super(`${remote} could not be loaded`, { cause: attempts.at(-1)?.cause })
    this.attempts = attempts
  }
}

export interface LoadedRemote {
  readonly module: RemoteModule
  readonly version: string
}

/** What a remote's entry defines: the container of module federation. */
interface Container {
  init(scope: unknown): Promise<void> | undefined
  get(module: string): Promise<() => RemoteModule>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { readonly default: unknown }

const loaded = new Map<string, Promise<LoadedRemote>>()

/**
 * The code of one remote: its current version, then the last one known to be good. A success is kept, a failure is
 * forgotten, so that asking again really tries again.
 */
export function loadRemote(name: string, remote: ReleasedRemote): Promise<LoadedRemote> {
  const standing = loaded.get(name)
  if (standing) return standing
  const loading = attemptAll(name, remote).catch((error: unknown) => {
    loaded.delete(name)
    throw error
  })
  loaded.set(name, loading)
  return loading
}

async function attemptAll(name: string, remote: ReleasedRemote): Promise<LoadedRemote> {
  const attempts: FailedAttempt[] = []
  for (const version of [remote, remote.previous]) {
    if (!version) continue
    if (version.contract !== CONTRACT_VERSION) {
      attempts.push({
        version: version.version,
        cause: new Error(`contract ${version.contract} is not ${CONTRACT_VERSION}`),
      })
      continue
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        return { module: await withinTime(moduleOf(version, tries)), version: version.version }
      } catch (cause) {
        attempts.push({ version: version.version, cause })
      }
    }
  }
  throw new RemoteUnavailable(name, attempts)
}

async function moduleOf(version: ReleasedVersion, tries: number): Promise<RemoteModule> {
  const { url, integrity } = version.entry
  // A second try goes to another address: a browser or a proxy may have kept the failure of the first.
  await loadScript(document, { url: tries === 0 ? url : `${url}?try=${Date.now()}`, integrity })
  const container = (window as unknown as Record<string, Container | undefined>)[version.global]
  if (!container) throw new Error('the entry defines no container')
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return (await container.get('./mount'))()
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
