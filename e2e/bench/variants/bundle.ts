import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ChunkGroups, chunkGroups } from '@parvis/build'
import { type Configuration, rspack } from '@rspack/core'

/** Builds a configuration. @returns its chunk groups @throws with what the bundler said */
export async function bundle(config: Configuration): Promise<ChunkGroups> {
  const compiler = rspack(config)
  const run = promisify(compiler.run.bind(compiler))
  const stats = await run()
  if (!stats) throw new Error('the bundler gave no statistics')
  const failure = stats.hasErrors() ? stats.toString({ all: false, errors: true }) : null
  const groups = chunkGroups(stats)
  await promisify(compiler.close.bind(compiler))()
  if (failure) throw new Error(failure)
  return groups
}

/** Scripts and style sheets in `folder`, as answers below `base`. */
export function builtAnswers(folder: string, base: string): Map<string, string> {
  const files = readdirSync(folder).filter(file => /\.(js|css)$/.test(file))
  return new Map(files.map(file => [`${base}/${file}`, readFileSync(join(folder, file), 'utf8')]))
}
