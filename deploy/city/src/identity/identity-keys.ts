import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = await exportJWK(privateKey)
  // The id is the key's thumbprint, so that another key is never taken for one that a city has cached.
  return { ...key, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(key) }
}

/** Loads the provider's signing key from the data folder, so that sign-ins survive a restart. */
export const loadSigningKey = async (dataFolder: string | undefined): Promise<JWK> => {
  if (dataFolder === undefined) return makeKey()
  const file = join(dataFolder, 'identity-key.json')
  const raw = await readFile(file, 'utf8').catch(() => null)
  if (raw !== null) return JSON.parse(raw) as JWK
  const key = await makeKey()
  await writeFile(file, JSON.stringify(key), { mode: 0o600, flag: 'wx' })
  return key
}
