import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, partOf } from './build.ts'
import { ROOT } from './source-version.ts'

const ACCOUNT = join(ROOT, 'remote-account')
const repository = mkdtempSync(join(tmpdir(), 'parvis-build-'))
const folder = join(repository, 'remote-account')
const name = `account:${folder}`

beforeAll(() => {
  cpSync(ACCOUNT, folder, { recursive: true, filter: path => basename(path) !== 'node_modules' })
  symlinkSync(join(ACCOUNT, 'node_modules'), join(folder, 'node_modules'))
  // A lockfile makes the copy a repository of its own, whose builds are not shared.
  writeFileSync(join(repository, 'pnpm-lock.yaml'), '')
})
afterAll(() => rmSync(repository, { recursive: true, force: true }))

it('is whole for everybody who asks for it at once, also where a killed one has left files', {
  timeout: 120_000,
}, async () => {
  const { output, version } = partOf(name)
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'entry.left.js'), '')
  const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => build(name)))
  for (const other of others) expect(other).toEqual(first)
  expect(first).toMatchObject({ name: 'account', version, output })
  const files = [...(first?.files ?? []), ...(first?.embed?.files ?? [])].map(({ file }) => file)
  expect(files.some(file => file.startsWith('embed/entry.'))).toBe(true)
  expect(files.filter(file => !existsSync(join(output, file)))).toEqual([])
  expect(files).not.toContain('entry.left.js')
  expect(readdirSync(dirname(output))).toEqual([version])
})
