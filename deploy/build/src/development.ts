import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { compileMessages } from './compile-messages.ts'
import type { Part } from './part.ts'

/**
 * The development server of one remote, shown inside a running portal that allows its origin. Nothing is shared: Fast
 * Refresh needs React's development build from its first line on, and the portal's React is not that.
 */
export function developing(config: Configuration, part: Part): Configuration {
  const globalName = `parvis_${part.name}_development`
  return {
    ...config,
    mode: 'development',
    // The portal's policy forbids `eval`, by which other kinds of source maps come.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      ...config.output,
      uniqueName: globalName,
      hashSalt: globalName,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    // Sheets of components are independent of each other: their names are hashes, and what they override is in a layer.
    ignoreWarnings: [/Conflicting order between/],
    plugins: [
      new ModuleFederationPlugin({
        name: globalName,
        library: { type: 'var', name: globalName },
        filename: 'entry.js',
        exposes: { './mount': { import: join(part.folder, 'src/entry.ts'), name: 'mount' } },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      compileMessages(),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      host: '127.0.0.1',
      // Named in the city's release: another free one would be refused by its pages.
      port: Number(process.env.PARVIS_DEV_PORT ?? 4400),
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { overlay: false },
      onListening: ({ options }) =>
        console.log(
          `In a portal that allows http://127.0.0.1:${options.port}, open ?parvis-development=${part.name}@http://127.0.0.1:${options.port}/entry.js`,
        ),
    },
  }
}
