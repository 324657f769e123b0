import kernel from '@parvis/shared-kernel/package.json' with { type: 'json' }
import { CONTRACT_VERSION } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { TabStore } from '@parvis/shared-kernel/session'

/**
 * Query parameter, and key of the tab's storage: `fines@http://127.0.0.1:4400/entry.js`,
 * `shell@http://127.0.0.1:4400/main.js`, or `off`.
 */
const NAME = 'parvis-development'

export interface DevelopmentOverride {
  /** Name of a remote, or `shell`. */
  readonly part: string
  /** Address of its first script on a development server. */
  readonly entry: string
}

/**
 * The part that this tab loads from a development server. Only a city whose configuration names that server's origin
 * allows it: elsewhere the parameter has no effect.
 *
 * @param allowed origins named by the city's release; none in production
 */
export function developmentOverride(
  search: string,
  area: TabStore,
  allowed: readonly string[],
): DevelopmentOverride | null {
  if (allowed.length === 0) return null
  const asked = new URLSearchParams(search).get(NAME)
  if (asked === 'off') area.removeItem(NAME)
  else if (asked) area.setItem(NAME, asked)
  const [, part, entry] = /^([a-z][a-z-]*)@(.+)$/.exec(area.getItem(NAME) ?? '') ?? []
  if (!part || !entry || !URL.canParse(entry)) return null
  return allowed.includes(new URL(entry).origin) ? { part, entry } : null
}

/** Longest wait for a development server, ms: its first build may take most of it. */
const PATIENCE_MS = 60_000

/**
 * Whether the development server answers. It answers only when its build is done, so that the files which a part then
 * loads come without delay.
 */
export async function isServed({ entry }: DevelopmentOverride): Promise<boolean> {
  try {
    return (await fetch(entry, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    return false
  }
}

/** The release with that remote's version alone: a published one in the place of a failed or slow one would pass for it. */
export function withDevelopment(release: PageRelease, override: DevelopmentOverride | null): PageRelease {
  const remote = override && release.remotes[override.part]
  if (!remote) return release
  const development = {
    ...remote,
    version: 'development',
    contract: CONTRACT_VERSION,
    kernel: kernel.version,
    global: `parvis_${override.part}_development`,
    entry: { url: override.entry, integrity: '' },
    lastGood: [],
  }
  return { ...release, remotes: { ...release.remotes, [override.part]: development } }
}
