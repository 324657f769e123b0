import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { OpenApiDocument } from './openapi.ts'
import { runReferenceCity } from './reference-city.ts'
import type { Lent } from './run.ts'
import { runSuite } from './suite.ts'

const USAGE = `Checks a city's API against the contract.

  npm run contract                      the reference city: both storages, both status vocabularies
  npm run contract -- --base-url URL    any city; it writes to the two lent accounts
      --person EMAIL:PASSWORD           a subscriber whom the suite may write to
      --other EMAIL:PASSWORD            another subscriber
      --portal ORIGIN                   a portal of the city, for payments to come back to
      --fine NUMBER:PLATE               a fine to pay (optional)
      --refunded NUMBER:PLATE       a fine of which money is given back (optional)
      --city ID                         sent as X-Parvis-City (optional)
      --openapi FILE                    the document, where the city does not serve /api/openapi.json
      --report FILE                     writes every check as JSON
      --verbose                         prints what is good too`

const OPTIONS = {
  'base-url': { type: 'string' },
  person: { type: 'string' },
  other: { type: 'string' },
  portal: { type: 'string' },
  fine: { type: 'string' },
  refunded: { type: 'string' },
  city: { type: 'string' },
  openapi: { type: 'string' },
  report: { type: 'string' },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const pair = (text: string | undefined, flag: string): readonly [string, string] => {
  const [, first, second] = /^([^:]+):(.+)$/.exec(text ?? '') ?? []
  if (first === undefined || second === undefined)
    throw new Error(`--${flag} is missing or has no colon\n\n${USAGE}`)
  return [first, second]
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter(argument => argument !== '--'),
  options: OPTIONS,
})

const person = (flag: 'person' | 'other'): Lent['person'] => {
  const [email, password] = pair(values[flag], flag)
  return { email, password }
}

const readDocument = async (baseUrl: string): Promise<OpenApiDocument> => {
  if (values.openapi !== undefined) return JSON.parse(readFileSync(values.openapi, 'utf8'))
  const response = await fetch(new URL('/api/openapi.json', baseUrl))
  if (!response.ok)
    throw new Error(
      `${baseUrl}/api/openapi.json answered ${response.status}: name the document with --openapi`,
    )
  return (await response.json()) as OpenApiDocument
}

const lentFine = (flag: 'fine' | 'refunded'): Lent['fine'] => {
  if (values[flag] === undefined) return undefined
  const [number, plate] = pair(values[flag], flag)
  return { number, plate }
}

const checkCity = async (baseUrl: string): Promise<number> => {
  const report = await runSuite({
    title: baseUrl,
    baseUrl,
    document: await readDocument(baseUrl),
    city: values.city,
    lent: {
      person: person('person'),
      other: person('other'),
      fine: lentFine('fine'),
      refunded: lentFine('refunded'),
      portal: values.portal ?? baseUrl,
    },
  })
  report.print(values.verbose)
  if (values.report !== undefined) report.write(values.report)
  return report.failed()
}

if (values.help) console.log(USAGE)
else {
  const baseUrl = values['base-url']
  const failed = baseUrl === undefined ? await runReferenceCity(values) : await checkCity(baseUrl)
  process.exitCode = failed > 0 ? 1 : 0
}
