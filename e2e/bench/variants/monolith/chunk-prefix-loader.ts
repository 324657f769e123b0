import type { LoaderContext } from '@rspack/core'

/**
 * Puts the remote's name before the names of its chunks: built as one, chunks of one name would become one chunk, and
 * the words of all remotes would travel together.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader by its default export
export default function chunkPrefixLoader(this: LoaderContext, source: string): string {
  const [, remote] = /[\\/]remote-(\w+)[\\/]src[\\/]/.exec(this.resourcePath) ?? []
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}
