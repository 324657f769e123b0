import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  satisfy,
} from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@parvis/shared-kernel/remote'
import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'

/** Name of the shell's federation container, as built. */
const SHELL = 'parvis_shell'

/** Timeout of an entry in ms, shorter than the panel's delay; the build uses the same for chunks. */
const ENTRY_TIMEOUT_MS = 5_000

/** Entries named by the release, by URL. Any other URL is refused. */
const entries = new Map<string, LoadableVersion>()

/** Turns a script URL into one that Trusted Types accepts. */
export type ScriptAddress = (url: string) => string

/** Adds the release's integrity to each entry, which the federation runtime does not support. */
const releasedEntries = (addressOf: ScriptAddress): ModuleFederationRuntimePlugin => ({
  name: 'parvis-released-entries',
  createScript({ url }) {
    const version = entries.get(url)
    if (!version) throw new Error('the release has no such entry')
    const script = document.createElement('script')
    script.src = addressOf(url)
    script.crossOrigin = 'anonymous'
    // A development server's files change constantly and have no hash.
    if (version.entry.integrity) script.integrity = version.entry.integrity
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
})

/** Prefers the shell's shared modules: otherwise a remote's higher React would be used by the others. */
const shellFirst: ModuleFederationRuntimePlugin = {
  name: 'parvis-shell-first',
  resolveShare(args) {
    const { shareScopeMap, scope, pkgName, shareInfo } = args
    const offers = Object.entries(shareScopeMap[scope]?.[pkgName] ?? {})
    const range = shareInfo.shareConfig.requiredVersion
    const own = offers.find(
      ([version, { from }]) => from === SHELL && (typeof range !== 'string' || satisfy(version, range)),
    )?.[1]
    if (own) args.resolver = () => ({ shared: own, useTreesShaking: false })
    return args
  },
  // The runtime caches a failed download of a shared module for ever; reset it so that a retry loads it again.
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}

/**
 * To be called before any remote loads. Registers plugins globally for the remotes' runtime instances, and on the
 * shell's, which exists already. On the portal's pages the default policy checks URLs, so any may pass here.
 */
export function startFederation(addressOf: ScriptAddress = url => url): void {
  registerGlobalPlugins([shellFirst])
  registerPlugins([releasedEntries(addressOf), shellFirst])
}

/** Loads and runs a version's entry after the integrity check, and returns the exposed module. */
export async function loadExposed(version: LoadableVersion): Promise<RemoteModule> {
  const { global, entry } = version
  if (!entries.has(entry.url)) {
    entries.set(entry.url, version)
    registerRemotes([{ name: global, entryGlobalName: global, entry: entry.url, type: 'global' }])
  }
  const exposed = await loadRemote<RemoteModule>(`${global}/mount`)
  if (typeof exposed?.mount !== 'function') throw new Error('the entry has no mount')
  return exposed
}
