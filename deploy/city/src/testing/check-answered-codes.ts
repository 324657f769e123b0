import { readFileSync } from 'node:fs'
import { CATALOGUE_CODES } from '@parvis/shared-kernel/errors'
import { UNREACHABLE_CODES } from '../modules/requests/unreachable-codes.ts'

// Compares the codes a test run returned over HTTP with the catalogue of both documents.
const file = process.env.PARVIS_ANSWERED_CODES
if (file === undefined)
  throw new Error('PARVIS_ANSWERED_CODES names the file that the tests wrote their codes to')

const answered = new Set(readFileSync(file, 'utf8').split('\n'))
const beyondCitizens: readonly string[] = UNREACHABLE_CODES
const missing = CATALOGUE_CODES.filter(code => !beyondCitizens.includes(code) && !answered.has(code))
const surprising = beyondCitizens.filter(code => answered.has(code))
const caused = CATALOGUE_CODES.filter(code => answered.has(code)).length

console.log(`${caused} of ${CATALOGUE_CODES.length} codes of the catalogue were answered to a test over HTTP`)
for (const code of missing) console.log(`never answered: ${code}`)
for (const code of surprising) console.log(`answered, though said to be beyond a citizen: ${code}`)
process.exit(missing.length + surprising.length > 0 ? 1 : 0)
