import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, SOURCE_RULES } from '@parvis/build'
import { rspack } from '@rspack/core'
import { bundle } from '../bench/variants/bundle.ts'

const KERNEL = join(ROOT, 'shared-kernel')

export interface Sample {
  readonly script: string
  readonly sheet: string
}

/** The kernel's sample part with the whole kit, built separately: `embed(element, options)` on window. */
export async function buildSample(): Promise<Sample> {
  const output = mkdtempSync(join(tmpdir(), 'parvis-embedded-part-'))
  await bundle({
    context: KERNEL,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: {
      sample: [join(KERNEL, 'src/ui/styles/index.css'), join(KERNEL, 'src/testing/embedded-part.tsx')],
    },
    output: { path: output, filename: '[name].js', cssFilename: '[name].css' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // One file per type: the embedding page serves no others.
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    module: {
      parser: { 'css/module': { namedExports: false, container: false } },
      generator: { 'css/module': { exportsConvention: 'as-is', exportsOnly: false } },
      rules: SOURCE_RULES,
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  })
  const read = (file: string) => readFileSync(join(output, file), 'utf8')
  const sample = { script: read('sample.js'), sheet: read('sample.css') }
  rmSync(output, { recursive: true })
  return sample
}
