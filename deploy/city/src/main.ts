import { flushCompileCache } from 'node:module'
import { readOptions, unknownSettings, usage } from './settings.ts'
import { startCity } from './start-city.ts'

const run = async (flags: readonly string[]): Promise<void> => {
  if (flags.includes('--help')) return console.log(usage())
  for (const name of unknownSettings(process.env))
    console.error(`${name} is no setting of the city, and is not read: deploy/city/README.md has them all`)
  // Writes the compile cache now: Node writes NODE_COMPILE_CACHE only on exit, and a killed process never does.
  // Nobody waits for a response yet.
  flushCompileCache()
  const city = await startCity(readOptions(process.env, flags))
  let isStopping = false
  const stop = async () => {
    // A second signal exits at once, without waiting for running requests.
    if (isStopping) process.exit(1)
    isStopping = true
    await city.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

run(process.argv.slice(2)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
