import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildRecord, builtFiles, REMOTES, ROOT, shellConfig } from '@parvis/build'
import { type Configuration, rspack } from '@rspack/core'
import { bundle } from '../bundle.ts'

export type Monolith = Pick<BuildRecord, 'files' | 'groups' | 'output'>

/**
 * The same sources as one application: the shell's build with its federation module replaced by one that imports every
 * remote as a chunk. Nothing else differs, neither loaders nor chunk groups.
 */
export async function buildMonolith(folder: string): Promise<Monolith> {
  prepareFolder(folder)
  const config = monolithConfig(folder)
  const output = config.output?.path ?? ''
  const groups = await bundle(config)
  if (!REMOTES.every(name => groups[mountOf(name)]))
    throw new Error('the monolith was built without its remotes')
  return { files: builtFiles(output), groups, output }
}

const mountOf = (remote: string) => `${remote}-mount`

/** Package with its own build name and output, and the shell's dependencies. */
function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"@parvis/monolith","version":"0.0.0","type":"module"}')
  const dependencies = join(folder, 'node_modules')
  if (!existsSync(dependencies)) symlinkSync(join(ROOT, 'shell/node_modules'), dependencies)
  writeFileSync(join(folder, 'one-application.ts'), oneApplication())
}

/** Replacement of the shell's federation module, with the same exports. */
function oneApplication(): string {
  const imports = REMOTES.map(name => {
    const entry = JSON.stringify(join(ROOT, `remote-${name}`, 'src/entry.ts'))
    return `  ${name}: () => import(/* webpackChunkName: "${mountOf(name)}" */ ${entry}),`
  })
  return [
    `const remotes = {\n${imports.join('\n')}\n}`,
    'export const startFederation = () => {}',
    // Container names are parvis_<remote>_<version>.
    `export const loadExposed = ({ global }) => remotes[global.split('_')[1]]()`,
  ].join('\n')
}

function monolithConfig(folder: string): Configuration {
  const made = [shellConfig(folder)({})].flat().find(({ name }) => name === 'shell')
  if (!made?.plugins) throw new Error('the shell has no build of that name')
  const plugins = made.plugins.filter(plugin => plugin?.constructor.name !== 'ModuleFederationPlugin')
  if (plugins.length !== made.plugins.length - 1) throw new Error('the shell is not built as a federation')
  const { dependencies: _, ...config } = made
  return {
    ...config,
    context: join(ROOT, 'shell'),
    entry: { main: join(ROOT, 'shell/src/main.ts') },
    output: { ...config.output, clean: true },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /[\\/]remote-\w+[\\/]src[\\/].*\.tsx?$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'chunk-prefix-loader.ts'),
        },
      ],
    },
    plugins: [
      ...plugins,
      new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, join(folder, 'one-application.ts')),
    ],
  }
}
