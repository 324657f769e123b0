import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the bytes of evidences live. An object is written once and never changes. */
export interface FileStore {
  write(urn: string, bytes: Uint8Array): Promise<boolean>
  read(urn: string): Promise<Uint8Array | null>
}

const URN = /^urn:parvis:evidence:([0-9a-f-]{36})$/

const isCode = (failure: unknown, code: string) => (failure as NodeJS.ErrnoException).code === code

/** A folder on disk; without a data folder a temporary one. Names are ours alone: no path comes from outside. */
export const createFileStore = async (dataFolder: string | undefined): Promise<FileStore> => {
  const folder =
    dataFolder === undefined
      ? await mkdtemp(join(tmpdir(), 'parvis-evidence-'))
      : join(dataFolder, 'evidence')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (urn: string): string | null => {
    const id = URN.exec(urn)?.[1]
    return id === undefined ? null : join(folder, id)
  }
  return {
    write: async (urn, bytes) => {
      const file = fileOf(urn)
      if (file === null) return false
      try {
        await writeFile(`${file}.part`, bytes, { mode: 0o600, flag: 'wx' })
      } catch (failure) {
        if (isCode(failure, 'EEXIST')) return false
        throw failure
      }
      await rename(`${file}.part`, file)
      return true
    },
    read: async urn => {
      const file = fileOf(urn)
      return file === null ? null : readFile(file).catch(() => null)
    },
  }
}
