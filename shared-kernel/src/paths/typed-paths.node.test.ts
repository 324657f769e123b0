import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PAGES } from './index.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDERS = ['shared-kernel/src', 'shell/src', 'remote-*', 'deploy/city/src', 'deploy/release/src']

/** Allowed occurrences of path prefixes as text, and why none of them is a link. */
const ALLOWED: Readonly<Record<string, string>> = {
  'shell/src/reporting/canaries.ts': 'what a report may not carry',
}
/** Files that declare patterns. The desk is another site, with its own page at /refunds. */
const DECLARATIONS = /^shared-kernel\/src\/paths\/pages\.ts$|\/own-pages\.ts$|^deploy\/city\/src\/desk\//

const files = FOLDERS.flatMap(folder =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules'] }),
)
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/(?:\.test|-bench)\.tsx?$|\/testing\//.test(file))
const textOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')

const own = files
  .filter(file => file.endsWith('/own-pages.ts'))
  .flatMap(file =>
    [...textOf(file).matchAll(/(\w+): '(\/[^']+)'/g)].map(([, name, pattern]) => [name, pattern]),
  )
const pages: readonly (readonly string[])[] = [...Object.entries(PAGES), ...own] as string[][]

/** First segment: `/fps` of `/fps/:fineId/payments`. */
const beginnings = [...new Set(pages.map(([, pattern = '']) => pattern.split('/:')[0]))].filter(
  (beginning = '') => beginning.length > 1,
)
const TYPED = new RegExp(`['"\`}](?:${beginnings.join('|')})(?=['"\`/?#$])`)

it('addresses of pages are written once: everybody else names the page', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(beginnings).toContain('/historique')
  const typed = files.filter(file => !DECLARATIONS.test(file) && TYPED.test(textOf(file)))
  expect(typed.sort()).toEqual(Object.keys(ALLOWED).sort())
})

it('a page that has parameters is led to with them', () => {
  const withParameters = pages.filter(([, pattern = '']) => pattern.includes(':')).map(([name]) => name)
  const bare = new RegExp(
    `(?<!pathTo\\(|pattern: |page=\\{|\\bto\\(|typeof )\\b(?:OWN_)?PAGES\\.(?:${withParameters.join('|')})\\b`,
  )
  expect(bare.test('navigate(PAGES.fine)')).toBe(true)
  expect(files.filter(file => bare.test(textOf(file)))).toEqual([])
})
