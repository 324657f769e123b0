import { createMarkdownRenderer } from 'vitepress'
import { expect, test } from 'vitest'
import { plainLinks } from '../../../docs/.vitepress/plain-links.ts'

const written = async (markdown: string): Promise<string> => {
  const renderer = await createMarkdownRenderer('.', { config: plainLinks })
  return renderer.render(markdown, { cleanUrls: true, relativePath: 'docs/limits.md' })
}

test.each([
  ['[a](../deploy/city/README.md)', 'href="./../deploy/city/"'],
  ['[a](../deploy/city/README.md#settings)', 'href="./../deploy/city/#settings"'],
  ['[a](../README.md)', 'href="./../"'],
  ['[a](operate.md#backup)', 'href="./operate#backup"'],
  ['[a](https://example.org/README.md)', 'href="https://example.org/README.md"'],
])('a link of the documentation leads to the page as the site serves it: %s', async (markdown, href) => {
  expect(await written(markdown)).toContain(href)
})

test('what is no page of the site is named and not linked', async () => {
  expect(await written('[the licence](../LICENSE)')).not.toContain('href')
})
