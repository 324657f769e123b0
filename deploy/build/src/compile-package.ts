import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './source-version.ts'

/**
 * Run by `pnpm pack` in the folder of a package: writes `dist/src`, its sources as JavaScript with types, and style
 * sheets as they are. Node and bundlers read no TypeScript below `node_modules`.
 */
const folder = process.cwd()
const dist = join(folder, 'dist')
const settings = join(folder, 'dist/tsconfig.json')
const require = createRequire(import.meta.url)
const TSC = join(dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc')
const UNPACKED = ['test.ts', 'test.tsx', 'stories.tsx', 'bench.ts'].map(ending => `../src/**/*${ending}`)

rmSync(dist, { recursive: true, force: true })
cpSync(join(folder, 'src'), join(dist, 'src'), {
  recursive: true,
  filter: path => !/\.tsx?$/.test(path),
})
writeFileSync(
  settings,
  JSON.stringify({
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: '../src',
      outDir: 'src',
      lib: ['ES2024', 'ESNext.Intl', 'DOM', 'DOM.Iterable'],
      types: process.argv.slice(2),
    },
    include: ['../src', '../*.d.ts'],
    exclude: UNPACKED,
  }),
)
execFileSync(process.execPath, [TSC, '-p', settings], { stdio: 'inherit' })
rmSync(settings)
