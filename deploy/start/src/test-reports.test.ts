import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractReport, journeyReport } from './test-reports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (report: object): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('what failed in a run is told at its end', () => {
  it('of journeys however deep they are described, by the size of the screen', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'fines.spec.ts',
      tests: [{ projectName: 'phone', status, results: [{ error: { message: 'not visible' } }] }],
    })
    const report = journeyReport(
      write({
        stats: { expected: 5, flaky: 1, unexpected: 1 },
        errors: [{ message: 'the set-up failed' }],
        suites: [
          { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('is paid', 'unexpected')] }] },
        ],
      }),
    )
    expect(report).toEqual({
      passed: 6,
      failed: 1,
      failures: [
        '[phone] fines.spec.ts: is paid\n    not visible',
        'the run of the journeys\n    the set-up failed',
      ],
    })
  })

  it('of the contract by number: it names its own where it runs', () => {
    expect(contractReport(write({ passed: 7, failed: 0 }))).toEqual({ passed: 7, failed: 0, failures: [] })
  })
})
