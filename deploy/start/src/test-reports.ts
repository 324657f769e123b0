import { readFileSync } from 'node:fs'

/** What one check of a run counted, and what failed in it: a name and the first lines of the reason. */
export interface Report {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

const LINES_OF_A_REASON = 6
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Of a check that writes its own. */
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

/** Of the journeys in a browser; one that passed at its second try counts as passed. */
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

/** Of the contract: it tells its own failures where it stands. */
export const contractReport = (file: string): Report => ({ ...readReport(file), failures: [] })
