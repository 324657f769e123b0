import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../portal.ts'

/**
 * Child process that runs a whole portal on the preferred ports in its own folder, and exits when its standard input
 * ends. Argument: a site with published versions.
 */
const folder = mkdtempSync(join(tmpdir(), 'parvis-portal-'))
const site = join(folder, 'site')
cpSync(process.argv[2] ?? '', site, { recursive: true })
const portal = await startPortal({ data: join(folder, 'data'), site, logTo: { write: () => {} } })
console.log(JSON.stringify(portal.ports))
process.stdin.resume().once('end', async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
