import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readReport } from './test-reports.ts'

const FILES = {
  'good.test.js': `test('adds', () => {})`,
  'wrong.test.js': `test('takes away', () => { expect(1).toBe(2) }); test('adds', () => {})`,
  'before.test.js': `describe('killed', () => { beforeAll(() => { throw new Error('port taken') }); test('lives', () => {}) })`,
  'unread.test.js': `import './no-such-module.js'`,
  'dead.test.js': `test('lives', () => { process.kill(process.pid, 'SIGKILL') })`,
  'later.test.js': `test('ends first', () => { setTimeout(() => { throw new Error('too late') }) })
    test('waits', () => new Promise(end => setTimeout(end, 50)))`,
}

it('names every failure of a run with its reason, also those of no test', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-reporter-'))
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
    const file = join(folder, 'report.json')
    const reporter = join(import.meta.dirname, 'unit-reporter.ts')
    const { status } = spawnSync('vitest', ['run', '--globals', '--root', folder, `--reporter=${reporter}`], {
      env: { ...process.env, PARVIS_UNIT_REPORT: file },
      stdio: 'ignore',
    })
    const { passed, failed, failures } = readReport(file)
    expect({ status, passed, failed }).toEqual({ status: 1, passed: 4, failed: 5 })
    const firstLines = failures
      .map(failure => failure.split('\n').slice(0, 2).join('').replace(/\s+/g, ' '))
      .toSorted()
    expect(firstLines).toEqual([
      'before.test.js: killed Error: port taken',
      expect.stringMatching(/^outside of every test Error: Worker exited .*SIGKILL.*\/dead\.test\.js/),
      'outside of every test Error: too late',
      expect.stringMatching(/^unread\.test\.js .*no-such-module/),
      'wrong.test.js: takes away AssertionError: expected 1 to be 2 // Object.is equality',
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
