import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalAddresses } from './portal-process.ts'
import { translateOrigins } from './translate-origins.ts'

/*
 * A process of its own for one portal, of these sources or of older ones: `serve-portal.ts <folder of the sources>`.
 * It says over its channel where the portal stands, and ends with that channel.
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

/** A release is signed with the origins that it names: those in front are made part of it. Older sources sign nothing. */
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
