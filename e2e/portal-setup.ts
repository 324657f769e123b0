import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFines, demoPeople, startPortal } from '@parvis/start'
import { ADDRESSES_FILE, type Addresses } from './portal.ts'

/** One portal for all journeys: the built federation on free ports, with a city of its own in a temporary folder. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-e2e-'))
  const portal = await startPortal({ data: join(folder, 'data'), site: join(folder, 'site'), anywhere: true })
  const addresses: Addresses = {
    portals: portal.portals,
    origins: Object.fromEntries(
      Object.entries(portal.ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]),
    ),
    people: demoPeople,
    fines: demoFines,
  }
  writeFileSync(ADDRESSES_FILE, JSON.stringify(addresses))
  return async () => {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(ADDRESSES_FILE, { force: true })
  }
}
