import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack, type Stats } from '@rspack/core'
import { type BuiltFile, builtFiles, type ChunkGroups, chunkGroups } from './describe-build.ts'
import { type BuildPlan, globalNameOf, remotePlan, shellPlan } from './preset.ts'
import { ROOT } from './source-version.ts'

export interface BuildRecord {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly output: string
  readonly globalName: string
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
}

export { remotePlan } from './preset.ts'
export { ROOT } from './source-version.ts'

export const REMOTES = ['rights', 'requests', 'fines', 'account'] as const

/** `shell`, the name of a remote, or `name:folder` for the sources of one that stand elsewhere. */
export function planOf(part: string): BuildPlan {
  if (part === 'shell') return shellPlan(join(ROOT, 'shell'))
  const [name, folder] = part.split(':')
  return remotePlan(folder ?? join(ROOT, `remote-${name}`))
}

/** Builds one part, or finds the build of the very same sources. */
export async function build(part: string): Promise<BuildRecord> {
  const plan = planOf(part)
  const recordFile = join(plan.output, 'build.json')
  if (!existsSync(recordFile)) {
    const stats = await run(plan)
    const record: BuildRecord = {
      name: plan.name,
      version: plan.version,
      folder: plan.folder,
      output: plan.output,
      globalName: globalNameOf(plan.name, plan.version),
      files: builtFiles(plan.output),
      groups: chunkGroups(stats),
    }
    writeFileSync(recordFile, JSON.stringify(record, null, 2))
  }
  const { default: record } = await import(pathToFileURL(recordFile).href, { with: { type: 'json' } })
  return record as BuildRecord
}

function run(plan: BuildPlan): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(plan.config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'nothing was built'))
        else resolve(stats)
      })
    })
  })
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : ['shell', ...REMOTES]) {
    const started = performance.now()
    const { version } = await build(name)
    console.log(`${name} ${version} (${Math.round(performance.now() - started)} ms)`)
  }
}
