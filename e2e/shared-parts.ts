import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build, REMOTES } from '@parvis/build/parts'
import { type Site, versionFolder } from '@parvis/release'
import { addresses } from './portal.ts'

/** Publishes the shared parts to one test's site. @returns their versions */
export async function putSharedParts(site: Site): Promise<Record<string, string>> {
  const shared = addresses().site
  const versions: Record<string, string> = {}
  for (const part of ['shell', ...REMOTES]) {
    const { version } = await build(part)
    versions[part] = version
    const folder = versionFolder(part, version)
    cpSync(join(shared, folder), join(site.address, folder), { recursive: true })
  }
  return versions
}
