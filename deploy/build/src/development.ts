import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { compileMessages } from './compile-messages.ts'
import type { Part } from './part.ts'
import { releaseKeysDefined } from './release-keys.ts'
import { sharedModules } from './shared.ts'

/** First script of a shell from its development server. */
const SHELL_SCRIPT = 'main.js'
/** First script of a remote from its development server. */
const REMOTE_SCRIPT = 'entry.js'

/**
 * The development server of one remote, shown inside a running portal that allows its origin. Nothing is shared: Fast
 * Refresh needs React's development build from its first line on, and the portal's React is not that.
 */
export function developingRemote(config: Configuration, part: Part): Configuration {
  return developing(config, part, {
    script: REMOTE_SCRIPT,
    entry: {},
    federation: {
      library: { type: 'var', name: globalNameOf(part) },
      filename: REMOTE_SCRIPT,
      exposes: { './mount': { import: join(part.folder, 'src/entry.ts'), name: 'mount' } },
      experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
    },
  })
}

/**
 * The development server of the shell, which a running portal that allows its origin runs in place of its own. It offers
 * its own React: the instance of the runtime that remotes take React from is the developed shell's.
 */
export function developingShell(config: Configuration, part: Part): Configuration {
  return developing(config, part, {
    script: SHELL_SCRIPT,
    entry: { main: join(part.folder, 'src/main.ts') },
    federation: {
      shared: sharedModules(part.kernel),
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    },
    plugins: [releaseKeysDefined()],
  })
}

interface Served {
  readonly script: string
  readonly entry: NonNullable<Configuration['entry']>
  readonly federation: ConstructorParameters<typeof ModuleFederationPlugin>[0]
  readonly plugins?: NonNullable<Configuration['plugins']>
}

const globalNameOf = ({ name }: Part) => `parvis_${name}_development`

function developing(
  config: Configuration,
  part: Part,
  { script, entry, federation, plugins = [] }: Served,
): Configuration {
  const globalName = globalNameOf(part)
  return {
    ...config,
    mode: 'development',
    // The portal's policy forbids `eval`, by which other kinds of source maps come.
    devtool: 'cheap-module-source-map',
    entry,
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
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        ...federation,
      }),
      compileMessages(),
      new ReactRefreshRspackPlugin(),
      ...plugins,
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
          `In a portal that allows http://127.0.0.1:${options.port}, open ?parvis-development=${part.name}@http://127.0.0.1:${options.port}/${script}`,
        ),
    },
  }
}
