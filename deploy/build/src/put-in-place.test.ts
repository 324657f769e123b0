import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { putInPlace } from './put-in-place.ts'

const root = mkdtempSync(join(tmpdir(), 'parvis-in-place-'))
const output = join(root, 'output')
const folder = (path: string, ...files: string[]) => {
  mkdirSync(path)
  for (const file of files) writeFileSync(join(path, file), '')
}
beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['nothing', null],
  ['an empty folder', []],
  ['what a killed bundler left', ['left.js', 'other.js']],
  ['a whole one', ['build.json', 'entry.js']],
] as const)('a build takes the place of %s, however many come at once', async (_what, before) => {
  if (before) folder(output, ...before)
  const builds = Array.from({ length: 30 }, (_, index) => join(root, `build-${index}`))
  for (const path of builds) folder(path, 'build.json', 'entry.js')
  await Promise.all(builds.map(path => putInPlace(path, output, 'build.json')))
  expect(readdirSync(output)).toEqual(['build.json', 'entry.js'])
  expect(readdirSync(root).filter(name => name.endsWith('.left'))).toEqual([])
})
