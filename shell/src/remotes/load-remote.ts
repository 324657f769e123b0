import { CONTRACT_VERSION, type RemoteModule } from '@parvis/shared-kernel/remote'
import type { ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { loadRemote as loadModule, registerPlugins, registerRemotes } from '@module-federation/runtime'

/** A remote that has not answered by then is treated as down (FEDERATION, the shell's loader). */
const TIMEOUT_MS = 8_000
const TRIES = 3

/** Why a version could not be used; kept for the report, never shown. */
export interface FailedAttempt {
  readonly version: string
  readonly cause: unknown
}

export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'
  readonly remote: string
  readonly attempts: readonly FailedAttempt[]
  constructor(remote: string, attempts: readonly FailedAttempt[]) {
    super(`${remote} could not be loaded`, { cause: attempts.at(-1)?.cause })
    this.remote = remote
    this.attempts = attempts
  }
}

export interface LoadedRemote {
  readonly module: RemoteModule
  readonly version: string
}

const loaded = new Map<string, Promise<LoadedRemote>>()
/** Integrity of every file that may run, by URL without its retry mark. */
const integrityOf = new Map<string, string>()

/**
 * The code of one remote: its current version, then the last one known to be good. A success is kept, a failure is
 * forgotten, so that asking again really tries again.
 */
export function loadRemote(name: string, remote: ReleasedRemote): Promise<LoadedRemote> {
  const standing = loaded.get(name)
  if (standing) return standing
  const loading = attempt(name, remote).catch((error: unknown) => {
    loaded.delete(name)
    throw error
  })
  loaded.set(name, loading)
  return loading
}

let asked = 0

async function attempt(name: string, remote: ReleasedRemote): Promise<LoadedRemote> {
  const attempts: FailedAttempt[] = []
  for (const version of [remote, remote.previous]) {
    if (!version) continue
    if (version.contract !== CONTRACT_VERSION) {
      attempts.push({ version: version.version, cause: new Error(`contract ${version.contract} is not ${CONTRACT_VERSION}`) })
      continue
    }
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        return { module: await withinTime(fetchModule(name, version)), version: version.version }
      } catch (cause) {
        attempts.push({ version: version.version, cause })
      }
    }
  }
  throw new RemoteUnavailable(name, attempts)
}

async function fetchModule(name: string, version: ReleasedVersion): Promise<RemoteModule> {
  // Each try has a name and an address of its own: the federation runtime remembers a failed one for ever.
  asked += 1
  const alias = `${name}_${asked}`
  const entry = asked <= 1 || !hasFailed.has(version.entry.url) ? version.entry.url : `${version.entry.url}?try=${asked}`
  hasFailed.add(version.entry.url)
  integrityOf.set(version.entry.url, version.entry.integrity)
  registerRemotes([{ name: alias, alias, entry, entryGlobalName: version.global, type: 'global' }])
  const module = await loadModule<RemoteModule>(`${alias}/mount`)
  if (!module) throw new Error('the entry exposes no mount')
  hasFailed.delete(version.entry.url)
  return module
}

const hasFailed = new Set<string>()

function withinTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Every script of a remote runs only if its bytes are those of the release. */
registerPlugins([
  {
    name: 'parvis-integrity',
    createScript({ url }: { url: string }) {
      const integrity = integrityOf.get(url.replace(/\?try=\d+$/, ''))
      if (!integrity) throw new Error('a script outside the release was asked for')
      const script = document.createElement('script')
      script.src = url
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return { script, timeout: TIMEOUT_MS }
    },
  },
])
