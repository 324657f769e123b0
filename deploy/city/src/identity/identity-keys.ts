import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = await exportJWK(privateKey)
  // Named by what it is: another key never passes for one that a city remembers.
  return { ...key, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(key) }
}

/** The provider's signing key, kept in the data folder so that sign-ins survive a restart. */
export const loadSigningKey = async (dataFolder: string | undefined): Promise<JWK> => {
  if (dataFolder === undefined) return makeKey()
  const file = join(dataFolder, 'identity-key.json')
  const raw = await readFile(file, 'utf8').catch(() => null)
  if (raw !== null) return JSON.parse(raw) as JWK
  const key = await makeKey()
  await writeFile(file, JSON.stringify(key), { mode: 0o600, flag: 'wx' })
  return key
}
