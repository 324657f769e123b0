import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

/** Builds a configuration. @throws with what the bundler said */
export async function bundle(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  const failure = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else resolve(stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null)
    })
  })
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  if (failure) throw new Error(failure)
}

/** Scripts and style sheets in `folder`, as answers below `base`. */
export function builtAnswers(folder: string, base: string): Map<string, string> {
  const files = readdirSync(folder).filter(file => /\.(js|css)$/.test(file))
  return new Map(files.map(file => [`${base}/${file}`, readFileSync(join(folder, file), 'utf8')]))
}
