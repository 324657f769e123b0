import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build, REMOTES } from '@parvis/build/parts'
import { type Site, versionFolder } from '@parvis/release'
import { addresses } from './portal.ts'

/** Puts the parts of the portal that all journeys share on a site of one test's own. Their versions. */
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
