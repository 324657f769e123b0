import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { generationFolder, readGeneration } from '../generation.ts'
import { currentGeneration } from '../pointer.ts'
import { ensureCity, promote } from '../promote.ts'
import { SETTINGS } from './fixtures.ts'
import { temporarySite } from './temporary-site.ts'

const FINES = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'].map(version => `fines@${version}`)
export const FIRST = { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' }
export const city = 'valmont'

/** A city that runs a first version of each part, anew for each test, and what it runs by now. */
export function valmontReleases() {
  const here = temporarySite('shell@1.0.0', 'rights@1.0.0', 'rights@2.0.0', ...FINES)
  beforeEach(async () => {
    await ensureCity(here.site, city, SETTINGS, FIRST)
  })
  const current = () => currentGeneration(here.site, city, 'stable') ?? 0
  const releaseOf = () => readGeneration(here.site, city, current()).release
  return {
    here,
    releaseOf,
    running: (part: string) => releaseOf().remotes[part]?.version,
    lastGood: (part: string) => releaseOf().remotes[part]?.lastGood.map(({ version }) => version),
    policyOf: () => readFileSync(join(generationFolder(here.site, city, current()), 'headers.json'), 'utf8'),
    promoteIn: (versions: Record<string, string>) => promote(here.site, { city, versions, depth: 'disk' }),
  }
}
