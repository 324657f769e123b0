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
import { BROWSERS, SOURCE_RULES } from './source-rules.ts'

/**
 * V8's explicit compile hint: V8 compiles the whole file off the main thread instead of each function on its first call
 * (a quarter to a third less main thread time until /fps and the dashboard are shown). Other browsers see a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Files of which a page calls nearly everything: not React, luxon, messages or unnamed chunks, which load later. */
const CALLED_ON_LOAD = /^(?!(react|luxon|early|mount|\d+)\.|words-|messages-|errors-).+\.js$/

/** What @rspack/cli passes to a configuration: `RSPACK_SERVE` while it runs the development server. */
type Environment = Readonly<Record<string, unknown>>
type ConfigOf = (env: Environment) => Configuration | Configuration[]

/** The build of one remote, or its development server, from its own folder. */
export function remoteConfig(folder: string): ConfigOf {
  const part = partIn(folder)
  return env =>
    env.RSPACK_SERVE ? developingRemote(base(part), part) : [embedOfRemote(part), remoteBuild(part)]
}

/**
 * Returns the builds of the shell, or its development server. The page's first script and the integrators' script are
 * each compiled apart so that they start without any runtime; then come the embed host and the shell.
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

/** Builds the same remote for shadow roots, first, so that `describeBuild` finds its record. */
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
        // A remote loads no other remote.
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

/** Builds the embed host: it loads remotes like the shell, without the shell's frame. */
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
    // Uses the shell's container name: remotes take shared modules from it first, as in the portal.
    plugins: [hostOfRemotes(part), ...commonPlugins(), describeEmbed(embed)],
  }
}

/** Builds the script with the stable address: an ES module, since it has to know its own URL. */
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
  // The version already loaded wins: a remote that offers a higher version changes nothing for the others.
  shareStrategy: 'loaded-first',
  // For tools and other hosts. Our shell never reads it: the manifest mode loads chunks without their hashes.
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
      // The first words of every file: shorter than the bundler's default.
      chunkLoadingGlobal: `${part.globalName}_`,
      // Class names are hashes, salted per version: two versions of one remote on a page must not share them.
      hashSalt: part.globalName,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      // A module that threw throws again on the next import instead of returning its partial exports.
      strictModuleErrorHandling: true,
      // Shorter than the 8 s until the panel offers a retry, so that the retry really fetches the chunk again.
      chunkLoadTimeout: 5_000,
      clean: { keep: EMBED_FOLDER },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [join(part.folder, 'node_modules'), join(part.kernel, 'node_modules'), 'node_modules'],
      alias: { ...federationRuntimeAsModules(), ...WITHOUT_MESSAGE_PARSER },
    },
    module: {
      // Container names are common to all parts and must not be hashed: a part queries containers that its surroundings
      // declare.
      parser: { 'css/module': { namedExports: false, container: false } },
      generator: {
        'css/module': { exportsConvention: 'as-is', exportsOnly: false, localIdentName: 'p[hash:8]' },
      },
      rules: SOURCE_RULES,
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2022 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      moduleIds: 'natural',
      chunkIds: 'natural',
      // One-letter names for exports between a build's modules; exports shared between containers keep their names.
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
      // After minification, because the minifier drops comments.
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    // react-aria ships messages in thirty languages; the portal needs two.
    optimizeLocales.rspack({ locales: ['fr-FR', 'en-US'] }),
  ]
}
