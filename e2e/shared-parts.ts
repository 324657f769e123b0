import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, REMOTES } from '@parvis/build/parts'
import { type Site, versionFolder } from '@parvis/release'
import { addresses } from './portal.ts'

/** Links the shared parts, which never change, into one test's site. @returns their versions */
export async function putSharedParts(site: Site): Promise<Record<string, string>> {
  const shared = addresses().site
  const versions: Record<string, string> = {}
  for (const part of ['shell', ...REMOTES]) {
    const { version } = await build(part)
    versions[part] = version
    const folder = versionFolder(part, version)
    const link = join(site.address, folder)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(shared, folder), link)
  }
  return versions
}
