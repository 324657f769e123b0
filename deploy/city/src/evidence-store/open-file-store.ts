import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

export interface FileStorePlace {
  /** Folder of the server's data; without one the files live in a temporary folder. */
  dataFolder?: string | undefined
}

/** The store that the settings choose: a folder on this machine. */
export const openFileStore = async (
  { dataFolder }: FileStorePlace,
  origin: string,
  secret: string,
): Promise<FileStore> => {
  const folder =
    dataFolder === undefined
      ? await mkdtemp(join(tmpdir(), 'parvis-evidence-'))
      : join(dataFolder, 'evidence')
  return createDiskStore({ folder, origin, secret })
}
