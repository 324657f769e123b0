import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalAddresses } from './portal-process.ts'
import { translateOrigins } from './translate-origins.ts'

/*
 * Separate process for one portal, of these or older sources: `serve-portal.ts <folder of the sources>`. Reports the
 * portal's address over its IPC channel, and ends with it.
 */
const [root = ''] = process.argv.slice(2)
const index = pathToFileURL(join(root, 'deploy/start/src/index.ts')).href
const { startPortal } = (await import(index)) as Pick<typeof import('@parvis/start'), 'startPortal'>
const release: Partial<typeof import('@parvis/release')> = await import(
  pathToFileURL(join(root, 'deploy/release/src/index.ts')).href
)
const folder = mkdtempSync(join(tmpdir(), 'parvis-bench-'))
let isOver = false
process.once('disconnect', () => {
  isOver = true
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => process.connected && process.disconnect())

const portal = await startPortal({ data: join(folder, 'data'), site: join(folder, 'site'), anywhere: true })
const origins = Object.entries(portal.ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`])
if (isOver) await end()
process.once('disconnect', () => void end())
process.send?.({
  portal: portal.portals.valmont ?? '',
  origins: Object.fromEntries(origins),
} satisfies PortalAddresses)

/** A release is signed with its origins, so the fronts are put into a new one. Older sources have no signatures. */
process.on('message', (fronts: readonly (readonly [string, string])[]) => {
  const { citySettings, resettle } = release
  const settled = async () => {
    if (!citySettings || !resettle) return
    const settings = await citySettings(portal.site, 'valmont')
    const origins = Object.entries(settings.origins).map(([part, url]) => [
      part,
      translateOrigins(url, new Map(fronts)),
    ])
    await resettle(portal.site, 'valmont', { ...settings, origins: Object.fromEntries(origins) })
  }
  void settled().then(() => process.send?.('settled'))
})

async function end(): Promise<void> {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
