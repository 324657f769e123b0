import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'

const said = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))

/** Only the server's account may read the folder; a folder with wider permissions is restricted too. */
export const ownFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
  } catch (failure) {
    throw new Error(
      `PARVIS_DATA: ${folder} cannot be the data folder; it must be a folder that belongs to the account that runs the city (${said(failure)})`,
      { cause: failure },
    )
  }
}

const isMissing = (failure: unknown) => (failure as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Reads the keys from their file in the data folder, creating them at the first start. An unreadable file stops the
 * start: new keys would invalidate everything signed with the old ones.
 */
export const keepKeys = async <Keys>(
  file: string,
  read: (kept: unknown) => Keys,
  make: () => Keys | Promise<Keys>,
): Promise<Keys> => {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch (failure) {
    if (!isMissing(failure))
      throw new Error(`${file} cannot be read: restore it from the backup (${said(failure)})`, {
        cause: failure,
      })
  }
  const keys = await make()
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' })
  return keys
}
