import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openApiDocument } from '@parvis/start'
import type { OpenApiDocument } from './openapi.ts'
import { isProfile, PROFILES, type ProfileName } from './profiles.ts'
import { runReferenceCity } from './reference-city.ts'
import type { Account, LentFine } from './run.ts'
import { runSuite } from './suite.ts'

const USAGE = `Checks a city's API against the contract, or one profile of it.

  npm run contract                      the reference city: both storages, both status vocabularies
  npm run contract -- ADDRESS           any city (also: --base-url ADDRESS)
      --profile NAME                    ${Object.keys(PROFILES).join(', ')}; all without it
      --fine NUMBER:PLATE               a fine to pay, which is paid no further than to the card page
      --person EMAIL:PASSWORD           a subscriber whom the suite may write to (not in the profile fines)
      --other EMAIL:PASSWORD            another subscriber (likewise)
      --portal ORIGIN                   a portal of the city, for payments to come back to
      --refunded NUMBER:PLATE           a fine of which money is given back (optional)
      --city ID                         sent as X-Parvis-City (optional)
      --openapi FILE                    another document than the contract of this version
      --report FILE                     writes every check as JSON
      --json                            prints every check as JSON, and nothing else (with an address)
      --verbose                         prints every call that was made, with its answer

It answers 0 when nothing failed, 1 when something did, 2 when it could not be asked. See docs/connect-a-city.md.`

const OPTIONS = {
  'base-url': { type: 'string' },
  profile: { type: 'string', default: 'all' },
  person: { type: 'string' },
  other: { type: 'string' },
  portal: { type: 'string' },
  fine: { type: 'string' },
  refunded: { type: 'string' },
  city: { type: 'string' },
  openapi: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const readLine = () =>
  parseArgs({
    args: process.argv.slice(2).filter(argument => argument !== '--'),
    options: OPTIONS,
    allowPositionals: true,
  })
type Values = ReturnType<typeof readLine>['values']

const pair = (text: string, flag: string): readonly [string, string] => {
  const [, first, second] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (first === undefined || second === undefined) throw new Error(`--${flag} has no colon`)
  return [first, second]
}

const account = (values: Values, flag: 'person' | 'other'): Account | undefined => {
  const text = values[flag]
  if (text === undefined) return undefined
  const [email, password] = pair(text, flag)
  return { email, password }
}

const lentFine = (values: Values, flag: 'fine' | 'refunded'): LentFine | undefined => {
  const text = values[flag]
  if (text === undefined) return undefined
  const [number, plate] = pair(text, flag)
  return { number, plate }
}

const profileNamed = (name: string): ProfileName => {
  if (isProfile(name)) return name
  throw new Error(`There is no profile ${name}: ${Object.keys(PROFILES).join(', ')}`)
}

/** The contract as JSON. Never taken from the city: a city that omits a call from its own document still owes it. */
const contract = ({ openapi }: Values): OpenApiDocument =>
  JSON.parse(openapi === undefined ? JSON.stringify(openApiDocument()) : readFileSync(openapi, 'utf8'))

const checkCity = async (baseUrl: string, values: Values): Promise<number> => {
  const report = await runSuite({
    title: baseUrl,
    baseUrl,
    document: contract(values),
    city: values.city,
    profile: profileNamed(values.profile),
    lent: {
      person: account(values, 'person'),
      other: account(values, 'other'),
      fine: lentFine(values, 'fine'),
      refunded: lentFine(values, 'refunded'),
      portal: values.portal ?? baseUrl,
    },
  })
  if (values.json) console.log(JSON.stringify(report.json(), null, 2))
  else report.print(values.verbose ? 'everything' : 'titles')
  if (values.report !== undefined) report.write(values.report)
  return report.failed()
}

const run = async (): Promise<void> => {
  const { values, positionals } = readLine()
  if (values.help) return console.log(USAGE)
  const [address = values['base-url']] = positionals
  const failed =
    address === undefined
      ? await runReferenceCity({ ...values, profile: profileNamed(values.profile) })
      : await checkCity(address, values)
  process.exitCode = failed > 0 ? 1 : 0
}

run().catch((failure: unknown) => {
  console.error(`${failure instanceof Error ? failure.message : failure}\n\n${USAGE}`)
  process.exitCode = 2
})
