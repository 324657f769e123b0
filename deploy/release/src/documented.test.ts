import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'

const ROOT = join(import.meta.dirname, '../../..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 50_000_000 })
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

// Changelogs are excluded: they name what existed at their time.
const PAGES = git('ls-files', '*.md', ':!.changeset', ':!*/CHANGELOG.md').split('\n').filter(Boolean)
const foundIn = (file: string, pattern: RegExp) =>
  [...textOf(file).matchAll(pattern)].map(([, word = '']) => word)

/** Heading anchors, as the site and the repository generate them. */
const anchorsOf = (file: string) =>
  foundIn(file, /^#+ (.*)$/gm).map(heading =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
const settings = new Set(git('grep', '-ohE', 'PARVIS_[A-Z_]+', '--', ':!*.md').split('\n').filter(Boolean))

describe.each(PAGES)('%s', page => {
  test('names scripts and commands that there are', () => {
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(foundIn(page, /\bnpm run (?:--silent )?([a-z][a-z:]*[a-z])/g)),
    )
    const args = foundIn(page, /\bnpm run (?:--silent )?release -- ([a-z]+)/g)
    expect([...Object.keys(COMMANDS), 'help']).toEqual(expect.arrayContaining(args))
  })

  test('names settings that something reads', () => {
    expect(foundIn(page, /\b(PARVIS_[A-Z_]*[A-Z])\b/g).filter(name => !settings.has(name))).toEqual([])
  })

  test('leads to headings that there are', () => {
    const links = foundIn(page, /\]\(([^)\s:]*\.md)?#[^)\s]+\)/g)
    const anchors = foundIn(page, /\]\((?:[^)\s:]*\.md)?#([^)\s]+)\)/g)
    const lost = anchors.filter(
      (anchor, at) => !anchorsOf(links[at] ? join(dirname(page), links[at]) : page).includes(anchor),
    )
    expect(lost).toEqual([])
  })
})

test('every decision, section and page that a source cites can be read', () => {
  const readable = new Set([
    ...PAGES,
    ...PAGES.flatMap(page => foundIn(page, /^# (D\d+): /gm)),
    ...foundIn('docs/specification.md', /^### ((?:First|Second) document §\d+)$/gm).map(heading =>
      heading.toLowerCase(),
    ),
  ])
  const CITATION = String.raw`\bD[0-9]{1,2}\b|(first|second) document §[0-9]+|docs/[a-z0-9/-]+\.md|\b(API|DOMAIN|FEDERATION|QUALITY|UX)\.md`
  const citations = git('grep', '-oE', CITATION, '--', '*.ts', '*.tsx', '*.css').split('\n').filter(Boolean)
  expect(citations.length).toBeGreaterThan(300)
  expect(citations.filter(citation => !readable.has(citation.slice(citation.indexOf(':') + 1)))).toEqual([])
})
