import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REMOTES } from './build.ts'
import { type CruisedModule, roomsPicture } from './rooms-picture.ts'
import { ROOT } from './source-version.ts'

/** Fewest modules a complete run sees: a misconfigured cruise that finds fewer must not pass as clean. */
const FEWEST_MODULES = 2_500
/** The picture of the rooms stands between these two markers. */
const PAGE = join(ROOT, 'ARCHITECTURE.md')
const PICTURE = /(?<=<!-- rooms -->\n\n)[\s\S]*?(?=\n\n<!-- \/rooms -->)/

interface Cruise {
  readonly modules: readonly CruisedModule[]
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

const folders = ['shell', 'shared-kernel', ...REMOTES.map(name => `remote-${name}`), 'e2e', 'deploy']
const program = join(ROOT, 'node_modules/.bin/depcruise')
const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
const output = run(args)
const { summary, modules } = JSON.parse(output) as Cruise
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`)
if (summary.totalCruised < FEWEST_MODULES) {
  console.log(`At least ${FEWEST_MODULES} modules were expected: the cruise sees too little.`)
  process.exit(1)
}
const page = readFileSync(PAGE, 'utf8')
const drawn = page.replace(PICTURE, roomsPicture(modules))
if (process.argv.includes('--write')) writeFileSync(PAGE, drawn)
else if (drawn !== page) {
  console.log(
    'ARCHITECTURE.md draws other rooms or arrows: node deploy/build/src/check-boundaries.ts --write',
  )
  process.exit(1)
}
process.exit(summary.violations.length > 0 ? 1 : 0)

function run(args: readonly string[]): string {
  try {
    return execFileSync(program, args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (error) {
    // dependency-cruiser exits with the number of violations as its status but still prints the report.
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
  }
}
