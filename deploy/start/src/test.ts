import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '../../..')
const results = join(root, '.parvis/results')

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Check {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: () => Record<string, string>
  /** How many tests it ran; a check without a count is one test. */
  readonly count?: () => Count
}

const vitestReport = join(results, 'vitest.json')
const postgresReport = join(results, 'vitest-postgresql.json')
const contractReport = join(results, 'contract.json')
// Codes that the cities of the unit tests answered with.
const answeredCodes = join(results, 'answered-codes.txt')
const browserReport = join(results, 'browser.json')

const vitestCount = (file: string) => (): Count => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Cheapest first, one script a check. */
const STATIC: readonly Check[] = [
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  ...['pure', 'browser', 'node'].map(room => ({
    name: `types (${room})`,
    command: ['tsc', '-p', `tsconfig.${room}.json`],
  })),
  { name: 'boundaries', command: ['node', 'deploy/build/src/check-boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
]

const RUNNING: readonly Check[] = [
  {
    name: 'unit and contract tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    env: () => ({ PARVIS_ANSWERED_CODES: answeredCodes }),
    count: vitestCount(vitestReport),
  },
  {
    name: 'codes of the error catalogue',
    command: ['node', 'deploy/city/src/testing/check-answered-codes.ts'],
    env: () => ({ PARVIS_ANSWERED_CODES: answeredCodes }),
  },
  {
    // The proofs start their own servers, on PostgreSQL already.
    name: 'the city on PostgreSQL',
    command: [
      ...['vitest', 'run', '--project', 'deploy', 'deploy/city', '--exclude', 'deploy/city/src/proof/**'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${postgresReport}`],
    ],
    env: () => ({ PARVIS_TEST_STORAGE: 'postgresql' }),
    count: vitestCount(postgresReport),
  },
  {
    name: 'contract of the reference city',
    command: ['node', 'e2e/contract/cli.ts', '--report', contractReport],
    count: () => JSON.parse(readFileSync(contractReport, 'utf8')) as Count,
  },
  { name: 'size', command: ['node', 'deploy/build/src/check-size.ts'] },
  {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: () => ({ CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
    count: () => {
      const { stats } = JSON.parse(readFileSync(browserReport, 'utf8')) as {
        stats: { expected: number; flaky: number; unexpected: number }
      }
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const checks = process.argv.includes('--static') ? STATIC : [...STATIC, ...RUNNING]
let total: Count = { passed: 0, failed: 0 }
for (const check of checks) {
  const { passed, failed } = run(check)
  total = { passed: total.passed + passed, failed: total.failed + failed }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function run({ name, command, env, count }: Check): Count {
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const started = performance.now()
  const failure = { passed: 0, failed: 1 }
  try {
    const { status } = spawnSync(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env?.() },
    })
    console.log(
      `── ${name}: ${status === 0 ? 'good' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    const counted = count?.()
    if (!counted) return status === 0 ? { passed: 1, failed: 0 } : failure
    // A runner that ends badly without a failed test (a crash, an unhandled error) has failed all the same.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch (error) {
    console.log(`── ${name}: FAILED: ${error instanceof Error ? error.message : String(error)}`)
    return failure
  }
}
