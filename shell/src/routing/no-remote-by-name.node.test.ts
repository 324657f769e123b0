import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const names = globSync('remote-*', { cwd: ROOT }).map(folder => folder.replace('remote-', ''))
const files = ['shell/src', 'deploy/release/src', 'deploy/edge/src']
  .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/(?:\.test|\.stories|-bench)\.tsx?$|\/testing\//.test(file))

it('what shows and releases parts learns their names from the release', () => {
  expect(names).toContain('account')
  const any = names.join('|')
  const name = new RegExp(`(['"\`])(?:${any})\\1|remotes\\.(?:${any})\\b|remote-(?:${any})\\b`)
  const namers = files.filter(file => name.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(namers).toEqual([])
})
