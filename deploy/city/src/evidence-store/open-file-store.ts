import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store, type S3Options } from './s3-store.ts'

export interface FileStorePlace {
  /** The server's data folder; without one, files are stored in a temporary folder. */
  dataFolder?: string | undefined
  s3?: S3Options | undefined
}

/** Opens the store that the settings select: a bucket, or a folder on this machine. */
export const openFileStore = async (
  { dataFolder, s3 }: FileStorePlace,
  origin: string,
  secret: string,
): Promise<FileStore> => {
  if (s3 !== undefined) return createS3Store(s3)
  const folder =
    dataFolder === undefined
      ? await mkdtemp(join(tmpdir(), 'parvis-evidence-'))
      : join(dataFolder, 'evidence')
  return createDiskStore({ folder, origin, secret })
}
