import { writeFileSync } from 'node:fs'

interface Check {
  readonly group: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly detail?: string
}

const MARK = { passed: '✓', failed: '✗', skipped: '–' } as const

const reasonOf = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).split('\n').slice(0, 6).join(' ')

/** Collects what was checked, in the order in which it was, and tells it so that a person can act on it. */
export const createReport = (title: string) => {
  const checks: Check[] = []
  const count = (outcome: Check['outcome']) => checks.filter(check => check.outcome === outcome).length
  return {
    check: async (group: string, name: string, run: () => Promise<void>): Promise<void> => {
      try {
        await run()
        checks.push({ group, title: name, outcome: 'passed' })
      } catch (failure) {
        checks.push({ group, title: name, outcome: 'failed', detail: reasonOf(failure) })
      }
    },
    skip: (group: string, name: string, detail: string): void => {
      checks.push({ group, title: name, outcome: 'skipped', detail })
    },
    failed: () => count('failed'),
    passed: () => count('passed'),
    print: (isWhole: boolean): void => {
      console.log(`\n${title}`)
      for (const group of new Set(checks.map(check => check.group))) {
        const ofGroup = checks.filter(check => check.group === group)
        const isGood = ofGroup.every(({ outcome }) => outcome !== 'failed')
        console.log(`${isGood ? '✓' : '✗'} ${group}`)
        for (const { outcome, title: name, detail } of ofGroup) {
          if (isWhole || outcome !== 'passed')
            console.log(`    ${MARK[outcome]} ${name}${detail === undefined ? '' : `: ${detail}`}`)
        }
      }
      console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
    },
    write: (file: string): void => writeFileSync(file, `${JSON.stringify({ title, checks }, null, 2)}\n`),
  }
}

export type Report = ReturnType<typeof createReport>
