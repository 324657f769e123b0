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

/** Name of the shell's own container, as its build gives it. */
const SHELL = 'parvis_shell'

/** An entry that has not come by then is given up, before the panel offers to try again: as chunks in the build. */
const ENTRY_TIMEOUT_MS = 5_000

/** Entries that the release names, by address. Whatever else is asked for is refused. */
const entries = new Map<string, LoadableVersion>()

/** What makes the address of a script one that a page with Trusted Types takes. */
export type ScriptAddress = (url: string) => string

/** Gives each entry the integrity of the release, which the federation runtime knows nothing of. */
const releasedEntries = (addressOf: ScriptAddress): ModuleFederationRuntimePlugin => ({
  name: 'parvis-released-entries',
  createScript({ url }) {
    const version = entries.get(url)
    if (!version) throw new Error('the release names no such entry')
    const script = document.createElement('script')
    script.src = addressOf(url)
    script.crossOrigin = 'anonymous'
    // A development server's bytes change with each keystroke: they have no hash.
    if (version.entry.integrity) script.integrity = version.entry.integrity
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
})

/** What the shell runs wins: otherwise a higher React that one remote brought would become the React of the others. */
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
  // The runtime keeps a failed download of a shared module for ever; another try has to fetch it again.
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}

/**
 * Before any remote is loaded. Remotes come with instances of the runtime of their own; the shell's own one is there
 * already. The portal's pages have a default policy, so that any address passes or fails there.
 */
export function startFederation(addressOf: ScriptAddress = url => url): void {
  registerGlobalPlugins([shellFirst])
  registerPlugins([releasedEntries(addressOf), shellFirst])
}

/** Fetches and runs the entry of one version, if its bytes are those of the release, and gives what it exposes. */
export async function loadExposed(version: LoadableVersion): Promise<RemoteModule> {
  const { global, entry } = version
  if (!entries.has(entry.url)) {
    entries.set(entry.url, version)
    registerRemotes([{ name: global, entryGlobalName: global, entry: entry.url, type: 'global' }])
  }
  const exposed = await loadRemote<RemoteModule>(`${global}/mount`)
  if (typeof exposed?.mount !== 'function') throw new Error('the entry exposes no mount')
  return exposed
}
