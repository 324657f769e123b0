import { chmod, mkdir } from 'node:fs/promises'

/** The account of the server alone may look into it; a folder that was made before by other rules is closed as well. */
export const ownFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}
