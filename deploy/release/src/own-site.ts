import { join, resolve } from 'node:path'
import { ROOT } from '@parvis/build/parts'
import { bucketOptionsOf, isBucketAddress } from './bucket-options.ts'
import { bucketSite } from './bucket-site.ts'
import { folderSite } from './folder-site.ts'
import type { Site } from './site.ts'

/** The site at `address`, else at PARVIS_SITE, else of this checkout. @throws when a bucket lacks its settings */
export const ownSite = (address = process.env.PARVIS_SITE ?? join(ROOT, '.parvis/site')): Site =>
  isBucketAddress(address) ? bucketSite(bucketOptionsOf(address, process.env)) : folderSite(resolve(address))
