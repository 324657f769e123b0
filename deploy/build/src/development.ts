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
 * Configures the development server of one remote, shown inside a running portal that allows its origin. It shares
 * nothing: Fast Refresh needs React's development build from the start, and the portal runs the production build.
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
 * Configures the development server of the shell, which a running portal that allows its origin loads instead of its
 * own shell. It offers its own React: remotes take React from the runtime instance of the shell under development.
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
    // The portal's content security policy forbids `eval`, which other kinds of source maps use.
    devtool: 'cheap-module-source-map',
    entry,
    output: {
      ...config.output,
      uniqueName: globalName,
      chunkLoadingGlobal: `${globalName}_`,
      hashSalt: globalName,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      // A file waits while the server builds.
      chunkLoadTimeout: 60_000,
    },
    // Editors and formatters write a file twice: after two builds a page lacks the update between them and reloads.
    watchOptions: { aggregateTimeout: 100 },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    // The order of component sheets does not matter: class names are hashes, and overridable styles are in a layer.
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
      // The city's release names this port: the portal's pages would refuse another free one.
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
