import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractReport, journeyReport, type Report, readReport } from './test-reports.ts'

const root = join(import.meta.dirname, '../../..')
const results = join(root, '.parvis/results')

interface Check {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: () => Record<string, string>
  /** How many tests it ran and which failed; a check without a report is one test. */
  readonly report?: () => Report
}

const REPORTERS = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'unit-reporter.ts')}`]
const unitFile = join(results, 'vitest.json')
const embeddedFile = join(results, 'vitest-embedded.json')
const contractFile = join(results, 'contract.json')
// Error codes returned by the cities in unit tests.
const answeredCodes = join(results, 'answered-codes.txt')
const journeyFile = join(results, 'browser.json')

/** One script a check. */
const STATIC: readonly Check[] = [
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  ...['pure', 'browser', 'node'].map(room => ({
    name: `types (${room})`,
    command: ['tsc', '-p', `tsconfig.${room}.json`],
  })),
  { name: 'boundaries', command: ['node', 'deploy/build/src/check-boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'documentation', command: ['vitepress', 'build', 'docs'] },
  { name: 'kernel API', command: ['node', 'deploy/build/src/check-api.ts'] },
]

// Tests that depend on the storage (limits, locks, one connection or many). Other calls are tested on the embedded
// database by the contract suite, which runs on both, and by the journeys.
const OF_THE_STORAGE = [
  ...['db/', 'http/limits', 'http/call-limits', 'http/idempotency', 'mail/waiting-mail'],
  ...['modules/account/account-limits', 'modules/session/stuffing', 'modules/drafts', 'modules/health'],
  ...['modules/payments/payment.test', 'modules/payments/callback', 'modules/requests/request-races'],
  ...['modules/requests/subscription-request', 'modules/privacy/erasure'],
]

const UNITS: readonly Check[] = [
  {
    name: 'unit and contract tests',
    command: ['vitest', 'run', ...REPORTERS],
    env: () => ({
      PARVIS_ANSWERED_CODES: answeredCodes,
      PARVIS_TEST_STORAGE: 'postgresql',
      PARVIS_UNIT_REPORT: unitFile,
    }),
    report: () => readReport(unitFile),
  },
  {
    name: 'codes of the error catalogue',
    command: ['node', 'deploy/city/src/testing/check-answered-codes.ts'],
    env: () => ({ PARVIS_ANSWERED_CODES: answeredCodes }),
  },
]

/** Each leaves a processor free half of its time. */
const OF_THE_CITY: readonly Check[] = [
  {
    name: 'the city on its embedded database',
    command: [
      ...['vitest', 'run', '--project', 'deploy'],
      ...OF_THE_STORAGE.map(place => `deploy/city/src/${place}`),
      ...REPORTERS,
    ],
    env: () => ({ PARVIS_UNIT_REPORT: embeddedFile }),
    report: () => readReport(embeddedFile),
  },
  {
    name: 'contract of the reference city',
    command: ['node', 'e2e/contract/cli.ts', '--report', contractFile],
    report: () => contractReport(contractFile),
  },
  { name: 'size', command: ['node', 'deploy/build/src/check-size.ts'] },
]

const JOURNEYS: readonly Check[] = [
  {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile }),
    report: () => journeyReport(journeyFile),
  },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const reports = await runAll(STATIC, 2)
if (!process.argv.includes('--static'))
  for (const [checks, atATime] of [
    [UNITS, 1],
    [OF_THE_CITY, 2],
    [JOURNEYS, 1],
  ] as const)
    reports.push(...(await runAll(checks, atATime)))

// Repeats the failures at the end of a long log.
console.log('')
for (const { check, failed, failures } of reports) {
  if (failed > 0) console.log(`✗ ${check.name}: ${failed} failed`)
  for (const failure of failures) console.log(`  ${failure}`)
}
const sum = (of: 'passed' | 'failed') => reports.reduce((total, report) => total + report[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 ? 1 : 0)

async function runAll(checks: readonly Check[], atATime: number) {
  const waiting = checks.values()
  const done: (Report & { readonly check: Check })[] = []
  const lane = async () => {
    for (const check of waiting) done.push({ check, ...(await run(check, atATime === 1)) })
  }
  await Promise.all(Array.from({ length: atATime }, lane))
  return done
}

/** A check that runs alone shows its output as it comes, one beside others when it ends. */
async function run({ name, command, env, report }: Check, isAlone: boolean): Promise<Report> {
  const [program = '', ...args] = command
  const started = performance.now()
  const output: Buffer[] = []
  const showOutput = () => process.stdout.write(Buffer.concat([Buffer.from(`\n── ${name}\n`), ...output]))
  if (isAlone) showOutput()
  try {
    const child = spawn(program, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env?.() },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    const [status] = await once(child, 'close')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (!isAlone) showOutput()
    console.log(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds} s)`)
    const told = report?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: [] }
    // A runner that fails without a failed test (a crash, an unhandled error) still counts as failed.
    return status !== 0 && told.failed === 0 ? { ...told, failed: 1 } : told
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`── ${name}: FAILED: ${reason}`)
    return { passed: 0, failed: 1, failures: [reason] }
  }
}
