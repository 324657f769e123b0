import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, expect, it } from 'vitest'
import { BROWSERS, SOURCE_RULES } from './source-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'parvis-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A sheet as the builds write it. */
async function written(sheet: string): Promise<string> {
  writeFileSync(join(folder, 'sheet.css'), sheet)
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './sheet.css',
    output: { path: join(folder, 'out'), cssFilename: 'sheet.css' },
    module: { rules: SOURCE_RULES },
    optimization: {
      minimizer: [new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } })],
    },
  })
  await new Promise<void>((resolve, reject) => compiler.run(error => (error ? reject(error) : resolve())))
  return readFileSync(join(folder, 'out', 'sheet.css'), 'utf8')
}

it.each([
  ['an iPhone held sideways', 'text-size-adjust: 100%', '-webkit-text-size-adjust:100%'],
  ['Safari', 'user-select: none', '-webkit-user-select:none'],
  [
    'a browser without light-dark()',
    '--ink: light-dark(#111, #eee)',
    '--ink:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)',
  ],
])('a property is written as %s reads it', async (_where, declared, read) => {
  expect(await written(`.a { ${declared} }`)).toContain(read)
})

it('the scheme of colours decides which of two is read, by the system and by choice', async () => {
  const dark = '--lightningcss-light:;--lightningcss-dark:initial'
  const sheet = await written(':root { color-scheme: light dark } [data-theme=dark] { color-scheme: dark }')
  expect(sheet.replaceAll(' ', '')).toMatch(
    new RegExp(
      `@media\\(prefers-color-scheme:dark\\)\\{:root\\{${dark}\\}\\}\\[data-theme=dark\\]\\{${dark}`,
    ),
  )
})

// Types know the language of those browsers (`lib` of tsconfig.browser.json), but of the browser itself the newest.
const LATER =
  /\b(?:URL\.parse|Promise\.(?:withResolvers|try)|Intl\.(?:Segmenter|DurationFormat)|scheduler\.\w+)\b|\.(?:checkVisibility|startViewTransition|showPopover|moveBefore)\(/

it('no source of a page calls what the oldest browsers lack', () => {
  const root = join(import.meta.dirname, '../../..')
  const sources = globSync('{shell,shared-kernel,remote-*}/src/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(1000)
  const own = sources.filter(file => !/\.(?:test|stories)\.|\/testing\//.test(file))
  expect(own.filter(file => LATER.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
