import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { keepKeys } from '../db/data-folder.ts'

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = await exportJWK(privateKey)
  // The id is the key's thumbprint, so that another key is never taken for one that a city has cached.
  return { ...key, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(key) }
}

/** Loads the provider's signing key from the data folder, so that sign-ins survive a restart. */
export const loadSigningKey = async (dataFolder: string | undefined): Promise<JWK> => {
  if (dataFolder === undefined) return makeKey()
  return keepKeys(join(dataFolder, 'identity-key.json'), kept => kept as JWK, makeKey)
}
