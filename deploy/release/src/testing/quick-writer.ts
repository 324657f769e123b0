import { writeFile } from 'node:fs/promises'
import { diskWriter, type Writer } from '../folder-site.ts'

/** Does not flush to disk: test folders need not survive a power loss. */
export const quickWriter: Writer = { ...diskWriter, file: (path, content) => writeFile(path, content) }
