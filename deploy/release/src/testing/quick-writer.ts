import { writeFile } from 'node:fs/promises'
import { diskWriter, type Writer } from '../folder-site.ts'

/** Without waiting for the disk itself: a test's folder need not outlive a loss of power. */
export const quickWriter: Writer = { ...diskWriter, file: (path, content) => writeFile(path, content) }
