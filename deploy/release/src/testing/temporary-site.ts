import { cpSync, existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestBucket, type TestBucket } from '@parvis/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { bucketOptionsOf } from '../bucket-options.ts'
import { bucketSite } from '../bucket-site.ts'
import { folderSite } from '../folder-site.ts'
import type { Site } from '../site.ts'
import { published } from './fixtures.ts'
import { quickSite, quickWriter } from './quick-site.ts'

/**
 * Storages to test on. The five operations (`site.test.ts`), concurrent processes and killed processes are tested on
 * both; the rules, which use these operations only, in a folder.
 */
export const SITE_KINDS = ['folder', 'bucket'] as const
type SiteKind = (typeof SITE_KINDS)[number]

interface TemporarySite {
  /** A folder for everything that is not the site. */
  readonly root: string
  readonly site: Site
  /** Backdates a file. */
  age(path: string, ms: number): void
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'parvis-release-'))

/** A site with these versions and a signing key, created and removed for each test. */
export function temporarySite(kind: SiteKind, ...versions: readonly string[]): TemporarySite {
  const make = { folder: sitesInFolders, bucket: sitesInBucket }[kind]()
  const here = { root: '', site: folderSite(''), age: make.age }
  let template = ''
  beforeAll(async () => {
    template = newFolder()
    await published(template, await make.template(template), ...versions)
  })
  beforeEach(() => {
    here.root = newFolder()
    here.site = make.site(here.root)
    vi.stubEnv('PARVIS_RELEASE_KEY', join(here.root, 'keys/release.pem'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(here.root, { recursive: true, force: true })
  })
  afterAll(async () => {
    rmSync(template, { recursive: true, force: true })
    await make.stop()
  })
  return here
}

function sitesInFolders() {
  let template = ''
  let root = ''
  return {
    async template(folder: string): Promise<Site> {
      template = join(folder, 'site')
      return quickSite(folderSite(template, quickWriter))
    },
    site(folder: string): Site {
      root = join(folder, 'site')
      if (existsSync(template)) cpSync(template, root, { recursive: true })
      return quickSite(folderSite(root, quickWriter))
    },
    age(path: string, ms: number) {
      const at = new Date(Date.now() - ms)
      utimesSync(join(root, path), at, at)
    },
    stop: async () => {},
  }
}

/** One bucket with a prefix per site, found by a process through the environment as in production. */
function sitesInBucket() {
  let bucket: TestBucket
  let made = 0
  const prefix = () => `sites/${made}`
  const siteAt = (name: string) => {
    const { endpoint, region, accessKeyId, secretAccessKey } = bucket.options
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint)
    vi.stubEnv('AWS_REGION', region)
    vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey)
    return quickSite(bucketSite(bucketOptionsOf(`s3://${bucket.options.bucket}/${name}`, process.env)))
  }
  return {
    async template(): Promise<Site> {
      bucket = await startTestBucket({ page: 100 })
      return siteAt('template')
    },
    site(): Site {
      made += 1
      for (const [key, content] of bucket.objects)
        if (key.startsWith('template/')) bucket.objects.set(key.replace('template', prefix()), content)
      return siteAt(prefix())
    },
    age: (path: string, ms: number) => bucket.age(`${prefix()}/${path}`, ms),
    stop: () => bucket.stop(),
  }
}
