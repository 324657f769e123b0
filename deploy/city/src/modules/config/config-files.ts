import { readFile } from 'node:fs/promises'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import { applyConfig } from './apply-config.ts'
import { describeFault } from './config-faults.ts'

type FileDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'places'>

const applyFile = async (deps: FileDeps, cityId: string, file: string) => {
  const result = await applyConfig(deps, cityId, JSON.parse(await readFile(file, 'utf8')))
  if (result.kind !== 'refused') return
  const faults = result.faults.map(describeFault)
  deps.log.error({ city: cityId, file, faults }, 'a configuration file was refused; the last good one stays')
}

/** `ENOENT`, `EACCES`, or `SyntaxError` where it is no JSON. */
const kindOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure
  return 'code' in failure ? String(failure.code) : failure.name
}

/**
 * Applies each city's configuration file at the start. A file that is missing, not JSON or faulty never stops the
 * server.
 */
export const applyConfigFiles = async (
  deps: FileDeps,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [cityId, file] of Object.entries(files)) {
    try {
      await applyFile(deps, cityId, file)
    } catch (failure) {
      deps.log.error({ city: cityId, file, failure: kindOf(failure) }, 'a configuration file cannot be read')
    }
  }
}

/** Reloads configurations that another process or the command line changed. */
export const followConfigs: Job = {
  name: 'follow-configurations',
  everySeconds: 5,
  run: deps => deps.reloadCities(),
}
