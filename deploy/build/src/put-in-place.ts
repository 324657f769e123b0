import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ignoring =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }

/**
 * Moves the folder `apart` to `output`, unless a whole one, with its `record`, stands there: that of another process,
 * with identical files. Files without a record were left by a bundler that was run by hand and killed: they are moved
 * away, since another process may put its own folder there while they are being deleted.
 */
export async function putInPlace(apart: string, output: string, record: string): Promise<void> {
  const left = `${apart}.left`
  while (existsSync(apart) && !existsSync(join(output, record))) {
    await rename(output, left).catch(ignoring('ENOENT'))
    await rename(apart, output).catch(ignoring('ENOTEMPTY', 'EEXIST'))
    await rm(left, { recursive: true, force: true })
  }
}
