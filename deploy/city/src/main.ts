import { flushCompileCache } from 'node:module'
import { readOptions } from './settings.ts'
import { startCity } from './start-city.ts'

const run = async (): Promise<void> => {
  // With NODE_COMPILE_CACHE, Node keeps its compiled modules at the end only: a process that is killed has none. Here
  // nobody waits yet for an answer or for the end.
  flushCompileCache()
  const city = await startCity(readOptions(process.env, process.argv.slice(2)))
  let isStopping = false
  const stop = async () => {
    // A second signal exits at once, without waiting for running requests.
    if (isStopping) process.exit(1)
    isStopping = true
    await city.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
