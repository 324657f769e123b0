import { readFileSync } from 'node:fs'

/** Counts of one check in a run, with its failures: a name and the reason's first lines. */
export interface Report {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

const LINES_OF_A_REASON = 6
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** For checks that write their own report. */
export const readReport = (file: string): Report => readJson<Report>(file)

export const failureOf = (name: string, reason = ''): string =>
  [name, ...reason.replace(escapes, '').trim().split('\n').slice(0, LINES_OF_A_REASON)].join('\n    ')

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Report of the browser journeys; passing on the second attempt counts as passed. */
export function journeyReport(file: string): Report {
  const report = readJson<
    Suite & { stats: { expected: number; flaky: number; unexpected: number }; errors: { message?: string }[] }
  >(file)
  const failures = specsOf(report).flatMap(({ title, file: spec, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failureOf(`[${projectName}] ${spec}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  )
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...failures,
      ...report.errors.map(({ message }) => failureOf('the run of the journeys', message)),
    ],
  }
}

/** Report of the contract suite, which prints its own failures. */
export const contractReport = (file: string): Report => ({ ...readReport(file), failures: [] })
