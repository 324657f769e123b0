import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'

type Entry = Pick<LoadableVersion, 'entry'>

/** What the policy reads of a release: where its shell and its remotes stand. */
export interface PolicyRelease {
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, Entry & { readonly lastGood: readonly Entry[] }>>
}

export interface ScriptPolicy {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

/**
 * Which scripts the page may add (Trusted Types): files of this release, the versions that it falls back on among them,
 * and of the development servers that the city allows. Without it a text that reaches a script's address runs nothing.
 * Of HTML only the empty text passes: so the announcer for screen readers empties what it has said. `hrefOf` resolves
 * an address as the browser would at that moment.
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
