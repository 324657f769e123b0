import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Site } from '../site.ts'
import { diskWriter, type Writer } from '../writer.ts'
import { published } from './fixtures.ts'

/** Without waiting for the disk itself: a test's folder need not outlive a loss of power. */
export const quickWriter: Writer = { ...diskWriter, file: (path, content) => writeFileSync(path, content) }

const newFolder = () => mkdtempSync(join(tmpdir(), 'parvis-release-'))

/** A folder, a site with these versions in it and a key to sign with, new for each test and gone after it. */
export function temporarySite(...versions: readonly string[]): { root: string; site: Site } {
  const here = { root: '', site: { root: '', writer: quickWriter } }
  let template = ''
  beforeAll(async () => {
    template = newFolder()
    await published(template, { root: join(template, 'site'), writer: quickWriter }, ...versions)
  })
  beforeEach(() => {
    here.root = newFolder()
    here.site = { root: join(here.root, 'site'), writer: quickWriter }
    if (versions.length > 0) cpSync(join(template, 'site'), here.site.root, { recursive: true })
    vi.stubEnv('PARVIS_RELEASE_KEY', join(here.root, 'keys/release.pem'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(here.root, { recursive: true, force: true })
  })
  afterAll(() => rmSync(template, { recursive: true, force: true }))
  return here
}
