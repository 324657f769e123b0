import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { type Configuration, rspack } from '@rspack/core'
import { REMOTE_CHUNKS, SHELL_CHUNKS } from './chunks.ts'
import { compileMessages, WITHOUT_MESSAGE_PARSER } from './compile-messages.ts'
import { describeBuild } from './describe-build.ts'
import { developingRemote, developingShell } from './development.ts'
import { describeEmbed, EMBED_BUILD, EMBED_FOLDER, embedPart, inShadowRoots } from './embed-output.ts'
import { federationRuntimeAsModules } from './federation-runtime.ts'
import { type Part, partIn } from './part.ts'
import { releaseKeysDefined } from './release-keys.ts'
import { sharedModules } from './shared.ts'

/**
 * V8's explicit compile hint: it compiles such a file whole, beside the main thread, instead of function by function when
 * each is first called (a quarter to a third less main thread time until /fps and the dashboard are there). Other browsers see a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Files of which a page calls nearly everything: not React and luxon, nor words, nor parts without a name, that come later. */
const CALLED_ON_LOAD = /^(?!(react|luxon|early|mount|\d+)\.|words-|messages-|errors-).+\.js$/

/** What @rspack/cli passes to a configuration: `RSPACK_SERVE` while it runs the development server. */
type Environment = Readonly<Record<string, unknown>>
type ConfigOf = (env: Environment) => Configuration | Configuration[]

/** The oldest that know `light-dark()`, which every colour uses: nothing newer is lowered, logical properties least of all. */
const BROWSERS = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5']

/** The build of one remote, or its development server, from its own folder. */
export function remoteConfig(folder: string): ConfigOf {
  const part = partIn(folder)
  return env =>
    env.RSPACK_SERVE ? developingRemote(base(part), part) : [embedOfRemote(part), remoteBuild(part)]
}

/**
 * The builds of the shell: the page's first script and the script that integrators name, each compiled apart so that it
 * starts without any runtime; what shows parts in other pages; and the shell. Or its development server.
 */
export function shellConfig(folder: string): ConfigOf {
  const part = partIn(folder)
  return env =>
    env.RSPACK_SERVE
      ? developingShell(base(part), part)
      : [earlyBuild(part), embedLoaderBuild(part), embedHostBuild(part), shellBuild(part)]
}

function remoteBuild(part: Part): Configuration {
  const config = remoteContainer(base(part), part)
  return {
    ...config,
    dependencies: [EMBED_BUILD],
    plugins: [...(config.plugins ?? []), describeBuild(part)],
  }
}

/** The same remote for shadow roots: built first, so that what describes the build sees it whole. */
function embedOfRemote(part: Part): Configuration {
  const embed = embedPart(part)
  const config = remoteContainer(base(embed), embed)
  return {
    ...config,
    ...inShadowRoots(config),
    name: EMBED_BUILD,
    plugins: [...(config.plugins ?? []), describeEmbed(embed)],
  }
}

function remoteContainer(config: Configuration, part: Part): Configuration {
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', cacheGroups: REMOTE_CHUNKS } },
    plugins: [
      new ModuleFederationPlugin({
        name: part.globalName,
        library: { type: 'var', name: part.globalName },
        filename: 'entry.[contenthash:8].js',
        exposes: { './mount': { import: join(part.folder, 'src/entry.ts'), name: 'mount' } },
        shared: sharedModules(part.kernel),
        // A remote uses no remote of its own.
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        ...FEDERATION,
      }),
      ...commonPlugins(),
    ],
  }
}

function shellBuild(part: Part): Configuration {
  const config = base(part)
  return {
    ...config,
    name: 'shell',
    dependencies: ['early', 'embed-loader', EMBED_BUILD],
    entry: { main: join(part.folder, 'src/main.ts') },
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', cacheGroups: SHELL_CHUNKS } },
    plugins: [hostOfRemotes(part), releaseKeysDefined(), ...commonPlugins(), describeBuild(part)],
  }
}

/** What shows parts in pages of others: the shell's way of loading them without its frame. */
function embedHostBuild(part: Part): Configuration {
  const embed = embedPart(part)
  const config = base(embed)
  return {
    ...config,
    ...inShadowRoots(config),
    name: EMBED_BUILD,
    dependencies: ['early'],
    entry: {
      host: {
        import: join(part.folder, 'src/embed/host.ts'),
        library: { type: 'var', name: embed.globalName },
      },
    },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', cacheGroups: SHELL_CHUNKS } },
    // The name of the shell's own container: remotes take from it first, as in the portal.
    plugins: [hostOfRemotes(part), ...commonPlugins(), describeEmbed(embed)],
  }
}

/** The stable script: a module, since it has to know its own address. */
function embedLoaderBuild(part: Part): Configuration {
  const config = base(part)
  return {
    ...config,
    name: 'embed-loader',
    dependencies: ['early'],
    devtool: false,
    entry: { embed: join(part.folder, 'src/embed/loader.ts') },
    output: { ...config.output, clean: false, module: true },
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
  }
}

const hostOfRemotes = (part: Part) =>
  new ModuleFederationPlugin({
    name: part.globalName,
    shared: sharedModules(part.kernel),
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
    ...FEDERATION,
  })

function earlyBuild(part: Part): Configuration {
  return {
    ...base(part),
    name: 'early',
    devtool: false,
    entry: { early: join(part.folder, 'src/early/early-start.ts') },
  }
}

const FEDERATION = {
  // What is loaded wins: a remote that offers a higher version changes nothing for the others.
  shareStrategy: 'loaded-first',
  // For tools and other hosts; our shell never reads it, because the manifest mode loads chunks without their hashes.
  manifest: true,
  dts: false,
} as const

function base(part: Part): Configuration {
  return {
    context: part.folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    output: {
      path: part.output,
      uniqueName: part.globalName,
      // Class names are hashes: two versions of one remote on a page must not share them.
      hashSalt: part.globalName,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      // A module that threw throws again when it is asked for again, instead of giving what it had defined so far.
      strictModuleErrorHandling: true,
      // Before the panel offers to try again (8 s): what is asked for again then is really fetched again.
      chunkLoadTimeout: 5_000,
      clean: { keep: EMBED_FOLDER },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [join(part.folder, 'node_modules'), join(part.kernel, 'node_modules'), 'node_modules'],
      alias: { ...federationRuntimeAsModules(), ...WITHOUT_MESSAGE_PARSER },
    },
    module: {
      // The names of containers are common to all parts: what a part asks of is declared by whoever it stands in.
      parser: { 'css/module': { namedExports: false, container: false } },
      generator: {
        'css/module': { exportsConvention: 'as-is', exportsOnly: false, localIdentName: 'p[hash:8]' },
      },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
              externalHelpers: false,
            },
          },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2022 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      moduleIds: 'natural',
      chunkIds: 'natural',
      // Names of one letter for what modules of a build give each other; what containers share keeps its names.
      mangleExports: 'size',
      realContentHash: true,
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  }
}

function commonPlugins() {
  return [
    compileMessages(),
    new rspack.BannerPlugin({
      banner: COMPILE_AT_ONCE,
      raw: true,
      test: CALLED_ON_LOAD,
      // The minifier drops comments.
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    // react-aria carries its words in thirty languages; the portal speaks two.
    optimizeLocales.rspack({ locales: ['fr-FR', 'en-US'] }),
  ]
}
