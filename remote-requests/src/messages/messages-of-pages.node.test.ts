import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../remote.manifest.ts'

/** What a file may read its messages by, and the chunks that have them. */
const PROVIDERS = {
  useRequestMessages: ['REQUEST_MESSAGES', 'ORDER_MESSAGES'],
  useOrderMessages: ['ORDER_MESSAGES'],
}

const IMPORTED = /(?:from|import\((?:\s*\/\*.*?\*\/)?)\s*'(\.[^']+\.tsx?)'/g
const PROVIDED = /<LazyMessages chunks=\{(\w+)\}/g

/** Files reached from a page that read messages which nothing above them provides. */
function withoutMessages(file: string, provided: readonly string[], seen = new Set<string>()): string[] {
  const key = [file, ...provided].join()
  if (seen.has(key)) return []
  seen.add(key)
  const text = readFileSync(file, 'utf8')
  const own = [...provided, ...[...text.matchAll(PROVIDED)].map(([, chunks = '']) => chunks)]
  const isLacking = Object.entries(PROVIDERS).some(
    ([hook, chunks]) => text.includes(`${hook}()`) && !chunks.some(name => own.includes(name)),
  )
  const below = [...text.matchAll(IMPORTED)].map(([, path = '']) => join(dirname(file), path))
  const files = below.filter(path => !/\/use-messages\.ts$|\/messages\//.test(path))
  return [...(isLacking ? [file] : []), ...files.flatMap(path => withoutMessages(path, own, seen))]
}

describe('every screen brings the words that it shows', () => {
  it.each(routes.map(({ page }) => page))('%s', page => {
    expect(withoutMessages(join(import.meta.dirname, `../routes/${page}.route.tsx`), [])).toEqual([])
  })
})
