import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'

type Entry = Pick<LoadableVersion, 'entry'>

/** Parts of a release that the policy reads: URLs of shell and remotes. */
export interface PolicyRelease {
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, Entry & { readonly lastGood: readonly Entry[] }>>
}

export interface ScriptPolicy {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

/**
 * Trusted Types policy for scripts: allows files of this release, its fallback versions and the city's development
 * servers, so that an injected string cannot become a script URL. createHTML allows only '', which the screen reader
 * announcer uses to clear itself. `hrefOf` resolves a URL as the browser would at that moment.
 */
export function scriptPolicy(
  { shell, remotes }: PolicyRelease,
  hrefOf: (url: string) => string,
  development: readonly string[] = [],
): ScriptPolicy {
  const entries = Object.values(remotes).flatMap(remote => [remote, ...remote.lastGood])
  const allowed = [
    `/shell/${shell.version}/`,
    ...entries.map(({ entry }) => entry.url.slice(0, entry.url.lastIndexOf('/') + 1)),
    ...development.map(origin => `${origin}/`),
  ].map(hrefOf)
  return {
    createHTML: html => (html ? null : html),
    createScriptURL: url => {
      const href = hrefOf(url)
      return allowed.some(folder => href.startsWith(folder)) ? url : null
    },
  }
}
