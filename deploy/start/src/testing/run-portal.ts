import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../portal.ts'

/**
 * Child process that runs a whole portal on the preferred ports in its own folder, and exits when its standard input
 * ends. Arguments: a site with published versions and a data folder, to be copied.
 */
const folder = mkdtempSync(join(tmpdir(), 'parvis-portal-'))
const [site, data] = [join(folder, 'site'), join(folder, 'data')]
const [, , published = '', seeded = ''] = process.argv
cpSync(published, site, { recursive: true })
cpSync(seeded, data, { recursive: true })
const portal = await startPortal({ data, site, isCompressed: false, logTo: { write: () => {} } })
console.log(JSON.stringify(portal.ports))
process.stdin.resume().once('end', async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
