import { writeFile } from 'node:fs/promises'
import { diskWriter, type Writer } from '../folder-site.ts'
import type { Site } from '../site.ts'

/** Does not flush to disk: test folders need not survive a power loss. */
export const quickWriter: Writer = { ...diskWriter, file: (path, content) => writeFile(path, content) }

/**
 * Compresses quickly: the best brotli takes nine tenths of the processor of a promotion, and no test of a release rests
 * on the size of its forms.
 */
export const quickSite = (site: Site): Site => ({ ...site, brotliQuality: 1 })
