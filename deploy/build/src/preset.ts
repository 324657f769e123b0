import { createRequire } from 'node:module'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { type Configuration, rspack } from '@rspack/core'
import { leanSharing } from './lean-sharing.ts'
import { sharedRooms } from './shared.ts'
import { ROOT, sourceVersion } from './source-version.ts'
import { withoutMessageParser } from './without-message-parser.ts'

export interface BuildPlan {
  readonly name: string
  readonly version: string
  readonly folder: string
  /** Where the files go; one folder a version. */
  readonly output: string
  readonly config: Configuration
}

const LIBRARIES = 'node_modules[\\/](@tanstack|@formatjs|intl-messageformat)[\\/]'
const SHARED_ROOMS = 'shared-kernel[\\/]src[\\/](remote|i18n)'
/** In a remote the kit's words are part of its own copy of the shared rooms, which hardly any visit needs. */
const KIT_WORDS = 'shared-kernel[\\/]src[\\/]messages[\\/]ui'
/** What the shared rooms use of others: in the shell they come along; a remote's pages have their own, smaller share of these. */
const USED_BY_ROOMS = [
  'shared-kernel[\\/]src[\\/](errors[\\/](api-failure|failure-of|verdict)|ui[\\/](error-panel|skeleton|button|tone|visually-hidden))',
  'shared-kernel[\\/]src[\\/]ui[\\/]icon',
  'lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-exclamation-point|refresh-cw)',
].join('|')

/** What every page of a part parses with. */
const EVERYWHERE = /node_modules[\\/](valibot|zustand)[\\/]|shared-kernel[\\/]src[\\/]ui[\\/]icon/

/**
 * Few, lasting files: what React and the shared rooms of the kernel weigh is cached apart from what changes weekly, and
 * what each page needs comes with the part's `first` chunk instead of in files that every page would have to name.
 */
const chunksOf = (kernel: string, first: string) => ({
  default: false as const,
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    enforce: true,
    priority: 2,
  },
  // Offered and taken by two doors: in a chunk without a name each door has a copy, of which no page can say that it needs it.
  formats: { test: /shared-kernel[\\/]src[\\/]formats[\\/]/, name: 'formats', enforce: true, priority: 1 },
  kernel: { test: new RegExp(kernel), name: 'kernel', enforce: true, priority: 1 },
  first: { test: EVERYWHERE, name: first, enforce: true },
})

/** The oldest that know `light-dark()`, which every colour uses: nothing newer is lowered, logical properties least of all. */
const BROWSERS = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5']

const require = createRequire(import.meta.url)

/** Name of the container global and of the chunk registry: two versions of one remote may meet on a page. */
export function globalNameOf(name: string, version: string): string {
  return `parvis_${name}_${version}`.replace(/\W/g, '_')
}

/** The build of one remote, in its own folder, by its own version. */
export function remotePlan(folder: string): BuildPlan {
  const { name, version } = identity(folder)
  const globalName = globalNameOf(name, version)
  const output = outputOf(name, version)
  const config: Configuration = {
    ...base(folder, output, globalName, chunksOf(`${SHARED_ROOMS}|${KIT_WORDS}|${LIBRARIES}`, 'mount')),
    entry: {},
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: globalName,
        library: { type: 'var', name: globalName },
        filename: 'entry.[contenthash:8].js',
        exposes: { './mount': { import: join(folder, 'src/entry.ts'), name: 'mount' } },
        shared: sharedRooms(),
      }),
      ...commonPlugins(),
    ],
  }
  return { name, version, folder, output, config }
}

/** The build of the shell: the only page, the only owner of React. */
export function shellPlan(folder: string): BuildPlan {
  const { name, version } = identity(folder)
  const output = outputOf(name, version)
  const config: Configuration = {
    ...base(
      folder,
      output,
      'parvis_shell',
      chunksOf(`${SHARED_ROOMS}|${USED_BY_ROOMS}|${LIBRARIES}`, 'bootstrap'),
    ),
    entry: { main: join(folder, 'src/main.ts') },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({ name: 'parvis_shell', shared: sharedRooms() }),
      ...commonPlugins(),
    ],
  }
  return { name, version, folder, output, config }
}

function identity(folder: string) {
  const { name, version } = require(join(folder, 'package.json')) as { name: string; version: string }
  return { name: name.replace(/^@parvis\/(remote-)?/, ''), version: sourceVersion(folder, version) }
}

function outputOf(name: string, version: string): string {
  return join(ROOT, '.parvis/builds', name, version)
}

function base(
  folder: string,
  output: string,
  uniqueName: string,
  cacheGroups: ReturnType<typeof chunksOf>,
): Configuration {
  return {
    context: ROOT,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    output: {
      path: output,
      uniqueName,
      // Class names are hashes: two versions of one remote on a page must not share them.
      hashSalt: uniqueName,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      chunkLoadTimeout: 15_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [join(folder, 'node_modules'), join(ROOT, 'shared-kernel/node_modules'), 'node_modules'],
      alias: withoutMessageParser(),
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': {
          exportsConvention: 'as-is',
          exportsOnly: false,
          localIdentName: 'p[hash:8]',
        },
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
        { test: /[\\/]messages[\\/][\w.-]+\.ts$/, loader: join(import.meta.dirname, 'message-loader.ts') },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      moduleIds: 'natural',
      chunkIds: 'natural',
      // Names of one letter for what modules of a build give each other; what containers share keeps its names.
      mangleExports: 'size',
      realContentHash: true,
      splitChunks: { chunks: 'async', cacheGroups },
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  }
}

function commonPlugins() {
  return [
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    // react-aria carries its words in thirty languages; the portal speaks two.
    optimizeLocales.rspack({ locales: ['fr-FR', 'en-US'] }),
    leanSharing(),
    // The core of lucide-react, in the shell and again in each remote, weighs more than the pictures it draws.
    new rspack.NormalModuleReplacementPlugin(
      /\/createLucideIcon\.mjs$/,
      join(ROOT, 'shared-kernel/src/ui/icon/draw-icon.ts'),
    ),
  ]
}
