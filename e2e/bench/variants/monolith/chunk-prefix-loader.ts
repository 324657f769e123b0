import type { LoaderContext } from '@rspack/core'

/**
 * Prefixes chunk names with the remote's: in one build, chunks of the same name would merge, and so would all remotes'
 * messages.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader by its default export
export default function chunkPrefixLoader(this: LoaderContext, source: string): string {
  const [, remote] = /[\\/]remote-(\w+)[\\/]src[\\/]/.exec(this.resourcePath) ?? []
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}
