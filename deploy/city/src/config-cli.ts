import { readFile } from 'node:fs/promises'
import { createDemoClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { readClockOffset } from './desk/clock-offset.repo.ts'
import { applyConfig } from './modules/config/apply-config.ts'
import { describeFault } from './modules/config/config-faults.ts'
import { portalsOf, readOptions } from './settings.ts'

/** `node deploy/city/src/config-cli.ts <city> <file.json>`: replaces a city's configuration, or reports its faults. */
const run = async ([cityId, file]: readonly string[]): Promise<void> => {
  if (cityId === undefined || file === undefined) throw new Error('Usage: config-cli.ts <city> <file.json>')
  const options = readOptions(process.env, [])
  const database = await openDatabase(options)
  try {
    const clock = createDemoClock(await readClockOffset(database.db))
    const result = await applyConfig(
      { db: database.db, clock, places: { ...options, portals: portalsOf(options) } },
      cityId,
      JSON.parse(await readFile(file, 'utf8')),
    )
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
