import { readFile } from 'node:fs/promises'
import { dialectsOf, readCities } from './cities/city-folder.ts'
import { createDemoClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { readClockOffset } from './desk/clock-offset.repo.ts'
import { Refusal } from './http/refusal.ts'
import { applyConfig } from './modules/config/apply-config.ts'
import { describeFault } from './modules/config/config-faults.ts'
import { portalsOf, readOptions } from './settings.ts'

/** @throws an error that names the file, unlike those of Node and of the JSON parser */
const jsonIn = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (failure) {
    throw new Error(`${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`)
  }
}

const inWords = (failure: unknown, cityId: string): unknown =>
  failure instanceof Refusal && failure.status === 404
    ? new Error(
        `there is no city "${cityId}" in the database of DATABASE_URL or PARVIS_DATA: a server that serves it makes it at its first start`,
      )
    : failure

/** `node deploy/city/src/config-cli.ts <city> <file.json>`: replaces a city's configuration, or reports its faults. */
const run = async ([cityId, file]: readonly string[]): Promise<void> => {
  if (cityId === undefined || file === undefined) throw new Error('Usage: config-cli.ts <city> <file.json>')
  const options = readOptions(process.env, [])
  const given = await jsonIn(file)
  const paymentDialects = dialectsOf(readCities(options.cities, options.paymentDialects))
  const database = await openDatabase(options)
  try {
    const clock = createDemoClock(await readClockOffset(database.db))
    const result = await applyConfig(
      { db: database.db, clock, places: { ...options, portals: portalsOf(options), paymentDialects } },
      cityId,
      given,
    ).catch((failure: unknown) => {
      throw inWords(failure, cityId)
    })
    console.log(`${cityId}: version ${result.version} ${result.kind}`)
    if (result.kind !== 'refused') return
    for (const fault of result.faults) console.error(describeFault(fault))
    process.exitCode = 1
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
