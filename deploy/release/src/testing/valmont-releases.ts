import { beforeEach } from 'vitest'
import { generationFolder, readGeneration } from '../generation.ts'
import { currentGeneration } from '../pointer.ts'
import { ensureCity, promote } from '../promote.ts'
import { SETTINGS } from './fixtures.ts'
import { temporarySite } from './temporary-site.ts'

const FINES = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'].map(version => `fines@${version}`)
export const FIRST = { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' }
export const city = 'valmont'

/** A city running a first version of each part, recreated for each test, with readers of its state. */
export function valmontReleases() {
  const here = temporarySite('folder', 'shell@1.0.0', 'rights@1.0.0', 'rights@2.0.0', ...FINES)
  beforeEach(async () => {
    await ensureCity(here.site, city, SETTINGS, FIRST)
  })
  const current = async () => (await currentGeneration(here.site, city, 'stable')) ?? 0
  const releaseOf = async () => (await readGeneration(here.site, city, await current())).release
  return {
    here,
    releaseOf,
    running: async (part: string) => (await releaseOf()).remotes[part]?.version,
    lastGood: async (part: string) =>
      (await releaseOf()).remotes[part]?.lastGood.map(({ version }) => version),
    policyOf: async () =>
      String(await here.site.read(`${generationFolder(city, await current())}/headers.json`)),
    promoteIn: (versions: Record<string, string>) => promote(here.site, { city, versions, depth: 'disk' }),
  }
}
