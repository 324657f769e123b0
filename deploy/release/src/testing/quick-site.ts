import { writeFile } from 'node:fs/promises'
import { diskWriter, type Writer } from '../folder-site.ts'
import type { Site } from '../site.ts'

/** Does not flush to disk: test folders need not survive a power loss. */
export const quickWriter: Writer = { ...diskWriter, file: (path, content) => writeFile(path, content) }

/**
 * Compresses quickly: the best brotli takes nine tenths of a promotion's processor time, and no test depends on
 * sizes.
 */
export const quickSite = (site: Site): Site => ({ ...site, brotliQuality: 1 })
