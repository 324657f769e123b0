import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFines, demoPeople, startCityProcess, startPostgres } from '@parvis/start'
import type { OpenApiDocument } from './openapi.ts'
import type { ProfileName } from './profiles.ts'
import type { Report } from './report.ts'
import { runSuite } from './suite.ts'

const PORTAL = 'http://127.0.0.1:4300'

const account = (name: string) => {
  const person = demoPeople.find(candidate => candidate.account === name)
  if (person === undefined) throw new Error(`${name} is no person of the demonstration`)
  return { email: person.email, password: person.password }
}

const fineWith = (wanted: 'UNPAID' | 'OVERPAID_REDUCED') => {
  const fine = demoFines.find(({ cityId, paymentStatus }) => cityId === 'valmont' && paymentStatus === wanted)
  if (fine === undefined) throw new Error(`The demonstration has no fine that is ${wanted}`)
  return { number: fine.number, plate: fine.plate }
}

// One payment dialect per vocabulary, and one vocabulary per storage: all combinations would only repeat checks.
const DIALECTS = { first: 'redirect', second: 'form' } as const

interface Place {
  readonly storage: 'embedded' | 'postgresql'
  readonly vocabulary: 'first' | 'second'
  readonly databaseUrl?: string
  readonly profile?: ProfileName | undefined
}

const runOne = async ({ storage, vocabulary, databaseUrl, profile }: Place): Promise<Report> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'parvis-contract-'))
  const env = {
    PARVIS_STATUS_VOCABULARY: vocabulary,
    PARVIS_PAYMENT_DIALECTS: `valmont=${DIALECTS[vocabulary]}`,
    LOG_LEVEL: 'info',
  }
  const city = await startCityProcess({ dataFolder, databaseUrl, env })
  try {
    const answer = await fetch(`${city.urls.api}/api/openapi.json`)
    return await runSuite({
      title: `The reference city, ${storage} storage, ${vocabulary} document’s statuses, payment by ${DIALECTS[vocabulary]}`,
      baseUrl: city.urls.api,
      document: (await answer.json()) as OpenApiDocument,
      profile,
      lent: {
        person: account('camille'),
        other: account('georges'),
        fine: fineWith('UNPAID'),
        refunded: fineWith('OVERPAID_REDUCED'),
        portal: PORTAL,
      },
    })
  } finally {
    await city.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/**
 * Runs the suite against the reference city with both storages and both vocabularies; returns the number of failed
 * checks.
 */
export const runReferenceCity = async (options: {
  verbose?: boolean
  report?: string | undefined
  profile?: ProfileName
}): Promise<number> => {
  const postgres = await startPostgres()
  const places: Place[] = [
    { storage: 'embedded', vocabulary: 'first' },
    { storage: 'postgresql', vocabulary: 'second', databaseUrl: postgres.createDatabase() },
  ]
  let failed = 0
  let passed = 0
  try {
    for (const place of places) {
      const report = await runOne({ ...place, profile: options.profile })
      report.print(options.verbose ? 'everything' : 'failures')
      failed += report.failed()
      passed += report.passed()
    }
  } finally {
    await postgres.stop()
  }
  if (options.report !== undefined) writeFileSync(options.report, `${JSON.stringify({ passed, failed })}\n`)
  return failed
}
