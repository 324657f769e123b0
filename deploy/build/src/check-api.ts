import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kernelApi } from './kernel-api.ts'
import { ROOT } from './source-version.ts'

const REPORT = 'shared-kernel/api.txt'

const file = join(ROOT, REPORT)
const api = kernelApi()
if (process.argv.includes('--write')) writeFileSync(file, api)
const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
const [before, now] = [current.split('\n'), api.split('\n')]
for (const line of before) if (!now.includes(line)) console.log(`- ${line}`)
for (const line of now) if (!before.includes(line)) console.log(`+ ${line}`)
if (current !== api) {
  console.log(`The kernel's API is not that of ${REPORT}. If that is meant: node deploy/build/src/check-api.ts --write, and a
changeset of @parvis/shared-kernel, as CONTRIBUTING says of versions.`)
  process.exit(1)
}
